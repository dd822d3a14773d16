// What runs in a browser: the preset of every project, with a DOM and with a longer timeout of screens.
const path = require('node:path');

module.exports = {
  ...require('../../jest.preset.cjs'),
  testEnvironment: path.join(__dirname, 'jest/jsdom-environment.cjs'),
  setupFilesAfterEnv: ['jest/screen-timeout.cjs', 'dialogs/dialogs-under-axe.cjs'].map((name) =>
    path.join(__dirname, name),
  ),
  globalSetup: path.join(__dirname, 'dialogs/note-dialogs.cjs'),
  globalTeardown: path.join(__dirname, 'dialogs/all-dialogs-opened.cjs'),
};
