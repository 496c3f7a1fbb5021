export function start(server) {
	server.listen();
	server.log('up');
	return server;
}
