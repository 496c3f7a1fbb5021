export function greeting(user) {
	const title = user.title;
	const suffix = ',';
	return `Dear ${title} ${user.last}${suffix}`;
}
