def italian(self, options):
    self.options = options
    if self.options is not None:
        self.stemmer=stemmer("italian")
    return self.stemmer.stem(options.word.upper())
