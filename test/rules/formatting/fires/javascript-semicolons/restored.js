const one = require('./one')
const two = require('./two')

module.exports = () => two(one)
