def render(page, theme):
    header = theme.header(page)
    if header is not None:
        page.write(header)
    page.close(True)
