def italian(self, options):
    self.options = options
    self.stemmer = stemmer('italian')
    return self.stemmer.stem(options.word.lower())
