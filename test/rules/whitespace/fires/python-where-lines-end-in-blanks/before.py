class Snippet:
    style = 'margin'
    
    def link(self, text):
        return text
