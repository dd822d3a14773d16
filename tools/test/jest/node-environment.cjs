require('./compiled-once.cjs');
require('./read-once.cjs');

module.exports = require('jest-environment-node');
