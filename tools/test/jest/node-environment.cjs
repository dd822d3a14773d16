const fs = require('node:fs');
const path = require('node:path');
require('./compiled-once.cjs');
require('./read-once.cjs');
const { Worker } = require('node:worker_threads');
const { TestEnvironment } = require('jest-environment-node');

const LONGEST_CLOSE_MS = 20_000;

/** What a spec started and, having failed, did not close: in the next spec's process it would go on with a world that has ended. */
const closeAll = async (closers) => {
  for (const close of [...(closers ?? [])].reverse()) {
    const late = new Promise((resolve) => setTimeout(resolve, LONGEST_CLOSE_MS).unref());
    await Promise.race([Promise.resolve().then(close), late]).catch((error) => console.error(error));
  }
};

let stackTeller;
const tellStacks = (folder) => {
  stackTeller ??= new Worker(path.join(__dirname, 'stack-teller.cjs'), { workerData: { folder } });
  stackTeller.unref();
};

/** Says which spec its process runs (`open-tests.mjs` reads it), and closes what the spec left open (`closeAtTheEnd`). */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const folder = process.env.OPEN_TESTS;
    this.note = folder && path.join(folder, `${process.pid}.json`);
    if (!this.note) return;
    tellStacks(folder);
    fs.writeFileSync(this.note, JSON.stringify({ test: context.testPath, since: Date.now() }));
  }

  async teardown() {
    await closeAll(this.global.leftOpen);
    if (this.note) fs.rmSync(this.note, { force: true });
    await super.teardown();
  }
};
