const queue = [];

export function push(job) {
	// ... existing code ...
	queue.push(job);
	notify();
}

function notify() {
	console.log(queue.length);
}
