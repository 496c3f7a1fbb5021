function load(read) {
	try {
		return read();
	} catch (error) {
		console.warn(error.message);
		return null;
	}
}

exports.load = load;
