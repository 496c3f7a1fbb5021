def steps():
	"""
	1: read
	2: check
	3: write
	"""
	return ["read", "check", "write"]
