function start(server) {
	// Ports below 1024 need rights.
	server.listen(8080);
	return server;
}

module.exports = { start };
