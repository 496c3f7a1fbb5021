export function greeting(user) {
	const suffix = ',';
	return `Dear ${title} ${user.last}${suffix}`;
}
