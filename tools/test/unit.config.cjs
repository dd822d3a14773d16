// The unit tests of everything in one jest, as two jest projects (with a DOM and without) and not as one for each of ours:
// what all of them need, the shared libraries and the packages that are not CommonJS, is then transformed once.
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const preset = require('../../jest.preset.cjs');

const root = path.join(__dirname, '../..');
const homes = ['libs/shared', 'libs/server', 'libs/web', 'apps'];

const projects = homes
  .flatMap((home) => fs.readdirSync(path.join(root, home)).map((name) => path.join(root, home, name)))
  .filter(
    (folder) =>
      fs.existsSync(path.join(folder, 'jest.config.cjs')) && fs.existsSync(path.join(folder, 'src')),
  )
  .map((folder) => ({ folder, config: require(path.join(folder, 'jest.config.cjs')) }));

const draws = ({ config }) => config.testEnvironment !== preset.testEnvironment;
const together = (alike) => ({
  ...alike[0].config,
  rootDir: root,
  roots: alike.map(({ folder }) => folder),
  testMatch: alike.map(({ folder }) => `${folder}/{src,test}/**/*.spec.{ts,tsx}`),
});

module.exports = {
  rootDir: root,
  // one more than cores: some specs wait for what is really late, a save that is put off or an answer that never comes
  maxWorkers: os.availableParallelism() + 1,
  // a project's own is not listened to here
  testTimeout: 60_000,
  projects: [projects.filter(draws), projects.filter((each) => !draws(each))].map(together),
};
