const fs = require('node:fs');

/**
 * The processes of the runner in plain Node end by themselves after jest has ended, so nobody waits for them and their processor time is
 * counted nowhere: it is noted while they are still there, for the table of the steps.
 */
module.exports = class UncountedCpu {
  async onRunComplete() {
    const { childrensSeconds } = await import('../cpu.mjs');
    if (process.env.UNCOUNTED_CPU)
      fs.writeFileSync(process.env.UNCOUNTED_CPU, String(childrensSeconds(process.pid)));
  }
};
