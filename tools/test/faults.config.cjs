// Real processes, killed at random. While they are brought up again, or wait, there is time for another test: two run beside
// each other, each with processes, ports, a database and a part of Redis of its own. What takes long counts on all of the machine.
const path = require('node:path');
const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  rootDir: path.join(__dirname, '../..'),
  roots: ['<rootDir>/apps/e2e'],
  // those that take long by their nature: npm run test:long
  testMatch: [`<rootDir>/apps/e2e/faults/**/*.${process.env.TEST_LONG ? '{fault,long}' : 'fault'}.spec.ts`],
  globalSetup: '<rootDir>/apps/e2e/faults/set-up.ts',
  globalTeardown: '<rootDir>/apps/e2e/faults/tear-down.ts',
  setupFiles: ['<rootDir>/apps/e2e/faults/own-lane.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: process.env.TEST_LONG ? 1_800_000 : 240_000,
  maxWorkers: process.env.TEST_LONG ? 1 : 2,
};
