MESSAGE = "it's \"done\""
OTHER = 'simple'
