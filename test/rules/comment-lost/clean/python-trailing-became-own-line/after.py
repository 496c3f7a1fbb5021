# How many seconds to wait for an answer.
TIMEOUT = 30
RETRIES = 3
