def render(page, theme):
    header = theme.header(page)
    page.write(header)
    page.close()
