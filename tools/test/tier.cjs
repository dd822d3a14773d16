// `npm test` leaves out the files called `*.all.*`: exhaustive tables, many rounds, large numbers. `npm run test:all` runs everything.
const isWhole = process.env.TEST_ALL === '1';

module.exports = {
  isWhole,
  testPathIgnorePatterns: ['/node_modules/', ...(isWhole ? [] : ['\\.all\\.'])],
};
