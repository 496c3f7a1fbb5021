MESSAGE = 'it\'s "done"'
OTHER = 'plain'
