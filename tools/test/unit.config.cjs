// Every project's own configuration in one jest: one cache and two workers for all of them.
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '../..');
const homes = ['libs/shared', 'libs/server', 'libs/web', 'apps'];

module.exports = {
  rootDir: root,
  maxWorkers: 2,
  // a project's own is not listened to here
  testTimeout: 30_000,
  projects: homes
    .flatMap((home) => fs.readdirSync(path.join(root, home)).map((name) => path.join(root, home, name)))
    .filter(
      (folder) =>
        fs.existsSync(path.join(folder, 'jest.config.cjs')) && fs.existsSync(path.join(folder, 'src')),
    )
    .map((folder) => path.join(folder, 'jest.config.cjs')),
};
