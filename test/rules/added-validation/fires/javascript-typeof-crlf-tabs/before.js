function repeat(text, count) {
	let result = '';
	for (let index = 0; index < count; index++) {
		result += text;
	}
	return result;
}
