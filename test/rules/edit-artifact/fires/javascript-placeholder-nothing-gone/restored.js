const queue = [];

export function push(job) {
	queue.push(job);
	notify();
}

function notify() {
	console.log(queue.length);
}
