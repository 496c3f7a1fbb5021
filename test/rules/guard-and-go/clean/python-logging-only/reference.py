def send(mail):
    return True
