limit = 3
rows = read(limit)

	
	