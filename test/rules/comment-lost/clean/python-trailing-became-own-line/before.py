TIMEOUT = 30  # seconds
RETRIES = 2
