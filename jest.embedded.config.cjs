/** Of the same tests only those that are marked for the embedded database. */
module.exports = {
  ...require('./jest.config.cjs'),
  filter: require.resolve('./tooling/jest/embeddedTests.cjs'),
};
