function load(read) {
	try {
		return read();
	} catch {
		console.warn(error.message);
		return null;
	}
}

exports.read = load;
