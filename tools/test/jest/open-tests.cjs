const fs = require('node:fs');
const path = require('node:path');

const folder = process.env.OPEN_TESTS;
const noteOf = (spec) => path.join(folder, `${spec.replace(/[^\w.-]+/g, '_')}.json`);

/** Notes which specs have begun and not ended: whoever ends a run that takes too long names them. */
module.exports = class OpenTests {
  onTestFileStart({ path: spec }) {
    if (folder) fs.writeFileSync(noteOf(spec), JSON.stringify({ test: spec, since: Date.now() }));
  }

  onTestFileResult({ path: spec }) {
    if (folder) fs.rmSync(noteOf(spec), { force: true });
  }
};
