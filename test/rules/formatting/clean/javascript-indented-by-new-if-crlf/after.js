export function start(server, quiet) {
	if (!quiet) {
		server.listen();
		server.log('up');
	}
	return server;
}
