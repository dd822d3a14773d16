// Real PostgreSQL and Redis, the sandbox at the edge. Run through npm test, or one file alone:
//   node tools/test/with-stack.mjs -- npx jest -c tools/test/integration.config.cjs <part of the path>
const fs = require('node:fs');
const path = require('node:path');
const { light } = require('./jest/light.cjs');

const root = path.join(__dirname, '../..');
const homes = ['libs/server', 'apps'];
const folders = homes.flatMap((home) =>
  fs.readdirSync(path.join(root, home)).map((name) => path.join(home, name, 'test')),
);

module.exports = async () => ({
  ...(await light({ kind: 'integration', folders, isSpec: (name) => name.endsWith('.int.spec.ts') })),
  reporters: [
    'default',
    ...['open-tests', 'uncounted-cpu'].map((name) => path.join(__dirname, `jest/${name}.cjs`)),
  ],
  // twice the cores: tests wait for databases, timers and the sandbox
  maxWorkers: 4,
});
