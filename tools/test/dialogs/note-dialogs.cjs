const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

/** Where the specs of this run note which dialogs they open. */
module.exports = () => {
  process.env.DIALOGS_OPENED ??= fs.mkdtempSync(path.join(os.tmpdir(), 'dialogs-'));
};
