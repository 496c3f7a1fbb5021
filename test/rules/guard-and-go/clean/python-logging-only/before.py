def send(mail):
    old_send(mail)
    return True
