function start(server) {
	server.listen(8080);
	return server;
}

module.exports = { start };
