function save(file) {
	if (!file) return;
	const data = file.read();
	store(data);
}
