// Real PostgreSQL and Redis, the sandbox at the edge. Run through npm test, or one file alone:
//   node tools/test/with-stack.mjs -- npx jest -c tools/test/integration.config.cjs <part of the path>
const path = require('node:path');
const preset = require('../../jest.preset.cjs');
const tier = require('./tier.cjs');

module.exports = {
  ...preset,
  rootDir: path.join(__dirname, '../..'),
  roots: ['<rootDir>/libs/server', '<rootDir>/apps'],
  testMatch: ['<rootDir>/libs/server/*/test/**/*.int.spec.ts', '<rootDir>/apps/*/test/**/*.int.spec.ts'],
  testPathIgnorePatterns: tier.testPathIgnorePatterns,
  // twice the cores: tests wait for databases, timers and the sandbox
  maxWorkers: 4,
};
