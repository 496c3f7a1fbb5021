TITLE = "overview"
SIZE = 3
