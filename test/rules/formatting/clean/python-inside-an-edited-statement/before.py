def save(path, rows):
    write(path, 'w', rows, encoding='utf-8')
