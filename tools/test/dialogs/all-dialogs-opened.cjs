const fs = require('node:fs');
const path = require('node:path');
const tier = require('../tier.cjs');
const { dialogsIn } = require('./dialog-sources.cjs');

const isWhole = ({ testPathPatterns, testNamePattern, onlyChanged, findRelatedTests, shard, watch }) =>
  tier.isWhole &&
  !testPathPatterns?.patterns?.length &&
  !testNamePattern &&
  !onlyChanged &&
  !findRelatedTests &&
  !shard &&
  !watch;

/** Of a run of all specs: each dialog of the sources was opened by one of its project, and so looked at by axe. */
module.exports = (globalConfig, { roots }) => {
  const folder = process.env.DIALOGS_OPENED;
  const lines = fs
    .readdirSync(folder)
    .flatMap((name) => fs.readFileSync(path.join(folder, name), 'utf8').split('\n'));
  fs.rmSync(folder, { recursive: true });
  delete process.env.DIALOGS_OPENED;
  if (!isWhole(globalConfig)) return;
  const opened = new Set(lines);
  const missing = roots.flatMap((project) =>
    dialogsIn(project)
      .filter(({ name }) => !opened.has(`${project}\t${name}`))
      .map(({ name, file }) => `  ${name} (${path.relative(project, file)})`),
  );
  if (missing.length) throw new Error(`no spec opens these dialogs:\n${missing.join('\n')}`);
};
