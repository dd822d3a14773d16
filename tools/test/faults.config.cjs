// Real processes, killed at random. They share the two cores with what they test: one file after the other.
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
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: process.env.TEST_LONG ? 1_800_000 : 240_000,
  maxWorkers: 1,
};
