// In every spec that draws: the dialogs it opens are looked at by axe, and noted for `all-dialogs-opened.cjs`.
const fs = require('node:fs');
const path = require('node:path');

const { testPath } = globalThis.expect.getState();

if (testPath.endsWith('.tsx')) {
  const { watchDialogs } = require('./watch-dialogs.cjs');
  const dialogs = watchDialogs(globalThis.window, () => require('axe-core'));
  const noted = process.env.DIALOGS_OPENED;
  const project = testPath.slice(0, testPath.lastIndexOf(`${path.sep}src${path.sep}`));

  globalThis.afterEach(async () => {
    const { owners, problems } = await dialogs.look();
    const lines = [...owners].map((owner) => `${project}\t${owner}\n`).join('');
    if (noted && lines) fs.appendFileSync(path.join(noted, `${process.pid}`), lines);
    if (problems.length) throw new Error(`axe on a dialog:\n${problems.join('\n')}`);
  });
}
