const first = 1;		
const second = 3;

module.exports = { first, second };
