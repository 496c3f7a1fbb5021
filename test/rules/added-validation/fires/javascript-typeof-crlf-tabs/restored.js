function repeat(text, count) {
	let result = '';
	for (let index = 0; index < count; index += 1) {
		result += text;
	}
	return result;
}
