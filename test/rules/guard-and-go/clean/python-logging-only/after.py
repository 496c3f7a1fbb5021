def send(mail):
    if mail.late:
        logger.warning("late")
    old_send(mail)
    return True
