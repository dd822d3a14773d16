module.exports = {
  ...require('../../../jest.preset.cjs'),
  rootDir: __dirname,
  testEnvironment: '<rootDir>/../../../tools/test/jest-jsdom.cjs',
};
