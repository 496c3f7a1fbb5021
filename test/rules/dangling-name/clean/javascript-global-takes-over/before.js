const fetch = require('node-fetch');
const { URL } = require('url');

exports.load = async (path) => fetch(new URL(path, 'https://example.org/'));
