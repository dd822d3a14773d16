// The unit tests of everything in one jest, as two jest projects (with a DOM and without) and not as one for each of ours:
// what all of them need, the shared libraries and the packages that are not CommonJS, is then transformed once.
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const preset = require('../../jest.preset.cjs');

const root = path.join(__dirname, '../..');
const homes = ['libs/shared', 'libs/server', 'libs/web', 'apps'];

/** Relative to the root, separated by commas; without it all. */
const wanted = process.env.UNIT_PROJECTS?.split(',');
const projects = homes
  .flatMap((home) => fs.readdirSync(path.join(root, home)).map((name) => `${home}/${name}`))
  .filter((folder) => folder !== 'apps/e2e' && fs.existsSync(path.join(root, folder, 'src')))
  .filter((folder) => wanted?.includes(folder) ?? true);

const isDrawn = (folder) => /^(libs|apps)\/web(\/|$)/.test(folder);
const together = (config, folders) => ({
  ...config,
  rootDir: root,
  roots: folders.map((folder) => path.join(root, folder)),
  testMatch: folders.map((folder) => `${root}/${folder}/{src,test}/**/*.spec.{ts,tsx}`),
});
const kinds = [
  [require('./jest-web.preset.cjs'), projects.filter(isDrawn)],
  [preset, projects.filter((folder) => !isDrawn(folder))],
];

module.exports = {
  rootDir: root,
  // one more than cores: some specs wait for what is really late, a save that is put off or an answer that never comes
  maxWorkers: os.availableParallelism() + 1,
  // a project's own is not listened to here
  testTimeout: preset.testTimeout,
  projects: kinds
    .filter(([, folders]) => folders.length)
    .map(([config, folders]) => together(config, folders)),
};
