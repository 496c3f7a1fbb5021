exports.load = async (path) => fetch(new URL(path, 'https://example.org/'));
