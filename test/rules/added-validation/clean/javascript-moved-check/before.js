function save(file) {
	const data = file.read();
	if (!file) return;
	store(data);
}
