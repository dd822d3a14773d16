// webhooks are waited for in real time, on machines that may be busy
module.exports = { ...require('../../jest.preset.cjs'), rootDir: __dirname };
