const one = require('./one')
const two = require('./two')

module.exports = () => one(two)
