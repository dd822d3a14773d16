// Real processes, killed at random. They share the two cores with what they test: one file after the other.
const path = require('node:path');
const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  rootDir: path.join(__dirname, '../..'),
  roots: ['<rootDir>/apps/e2e'],
  // billing and webhooks under kills do not fit two minutes on a busy machine yet: npm run test:long
  testMatch: [`<rootDir>/apps/e2e/faults/**/${process.env.TEST_LONG ? '*' : 'campaign'}.fault.spec.ts`],
  globalSetup: '<rootDir>/apps/e2e/faults/choose-addresses.ts',
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: process.env.TEST_LONG ? 1_800_000 : 110_000,
  maxWorkers: 1,
};
