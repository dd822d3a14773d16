// What runs in a browser: the preset of every project, with a DOM and with patience.
const path = require('node:path');

module.exports = {
  ...require('../../jest.preset.cjs'),
  testEnvironment: path.join(__dirname, 'jest-jsdom.cjs'),
  setupFilesAfterEnv: [path.join(__dirname, 'patience.cjs')],
};
