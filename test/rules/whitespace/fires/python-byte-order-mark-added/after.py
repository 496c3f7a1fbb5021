TITLE = "overview"
SIZE = 4
