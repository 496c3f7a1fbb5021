function repeat(text, count) {
	if (typeof text !== 'string') {
		return '';
	}
	let result = '';
	for (let index = 0; index < count; index += 1) {
		result += text;
	}
	return result;
}
