const first = 1;
const second = 2;

module.exports = { first, second };
