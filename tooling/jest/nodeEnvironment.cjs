const { TestEnvironment } = require('jest-environment-node');
const { compileModulesOnce } = require('./compileModulesOnce.cjs');
require('./withoutOptimizer.cjs');
require('./workerEnd.cjs');
const { runLibraries } = require('./libraries/runLibraries.cjs');

compileModulesOnce();

module.exports = class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    runLibraries(this, config.projectConfig.testEnvironmentOptions);
  }
};
