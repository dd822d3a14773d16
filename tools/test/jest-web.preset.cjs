// What runs in a browser: the preset of every project, with a DOM and with patience.
const path = require('node:path');

module.exports = {
  ...require('../../jest.preset.cjs'),
  testEnvironment: path.join(__dirname, 'jest-jsdom.cjs'),
  setupFilesAfterEnv: ['patience.cjs', 'dialogs/dialogs-under-axe.cjs'].map((name) =>
    path.join(__dirname, name),
  ),
  globalSetup: path.join(__dirname, 'dialogs/note-dialogs.cjs'),
  globalTeardown: path.join(__dirname, 'dialogs/all-dialogs-opened.cjs'),
};
