// The unit tests of everything in one jest, as two jest projects (with a DOM and without) and not as one for each of ours:
// what all of them need, the shared libraries and the packages that are not CommonJS, is then transformed once.
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { light } = require('./jest/light.cjs');

const drawn = require('./jest-web.preset.cjs');

const root = path.join(__dirname, '../..');
const homes = ['libs/shared', 'libs/server', 'libs/web', 'apps'];

/** Relative to the root, separated by commas; without it all. */
const wanted = process.env.UNIT_PROJECTS?.split(',');
const projects = homes
  .flatMap((home) => fs.readdirSync(path.join(root, home)).map((name) => `${home}/${name}`))
  .filter((folder) => folder !== 'apps/e2e' && fs.existsSync(path.join(root, folder, 'src')))
  .filter((folder) => wanted?.includes(folder) ?? true);

const isDrawn = (folder) => /^(libs|apps)\/web(\/|$)/.test(folder);
const withDom = (folders) =>
  folders.length
    ? {
        ...drawn,
        rootDir: root,
        roots: folders.map((folder) => path.join(root, folder)),
        testMatch: folders.map((folder) => `${root}/${folder}/{src,test}/**/*.spec.{ts,tsx}`),
      }
    : undefined;
const withoutDom = (folders) =>
  light({
    kind: 'unit',
    folders: folders.flatMap((folder) => [`${folder}/src`, `${folder}/test`]),
    isSpec: (name) => name.endsWith('.spec.ts') && !name.endsWith('.int.spec.ts'),
  });

module.exports = async () => ({
  rootDir: root,
  // one more than cores: some specs wait for what is really late, a save that is put off or an answer that never comes
  maxWorkers: os.availableParallelism() + 1,
  // a project's own is not listened to here
  testTimeout: drawn.testTimeout,
  reporters: [
    'default',
    ...['open-tests', 'uncounted-cpu'].map((name) => path.join(__dirname, `jest/${name}.cjs`)),
  ],
  projects: [
    withDom(projects.filter(isDrawn)),
    await withoutDom(projects.filter((folder) => !isDrawn(folder))),
  ].filter(Boolean),
});
