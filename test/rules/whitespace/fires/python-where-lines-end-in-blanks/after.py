class Snippet:
    style = 'margin'
    
    def link(self, text):
        label = text.strip()
        
        return label
