// Real processes, killed at random. While they are brought up again, or wait, there is time for others: three run beside
// each other, each with processes, ports, a database and a part of Redis of its own.
const path = require('node:path');
const preset = require('../../jest.preset.cjs');
const tier = require('./tier.cjs');

module.exports = {
  ...preset,
  rootDir: path.join(__dirname, '../..'),
  roots: ['<rootDir>/apps/e2e'],
  testMatch: ['<rootDir>/apps/e2e/faults/**/*.fault.spec.ts'],
  globalSetup: '<rootDir>/apps/e2e/faults/set-up.ts',
  globalTeardown: '<rootDir>/apps/e2e/faults/tear-down.ts',
  setupFiles: ['<rootDir>/apps/e2e/faults/own-lane.ts'],
  testPathIgnorePatterns: tier.testPathIgnorePatterns,
  testTimeout: 1_800_000,
  reporters: ['default', path.join(__dirname, 'jest/open-tests.cjs')],
  maxWorkers: 3,
};
