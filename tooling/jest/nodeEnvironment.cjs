const { TestEnvironment } = require('jest-environment-node');
const { runLibraries } = require('./libraries/runLibraries.cjs');

module.exports = class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    runLibraries(this, config.projectConfig.testEnvironmentOptions);
  }
};
