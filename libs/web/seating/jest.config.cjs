module.exports = { ...require('../../../tools/test/jest-web.preset.cjs'), rootDir: __dirname };
