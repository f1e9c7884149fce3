const { readdirSync } = require('node:fs');
const { browserProjects, nodeProject } = require('./tooling/jest/project.cjs');

const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mf-'));
const browserPackages = ['host', ...remotes, 'shared'];
const nodePackages = ['ui-page', 'tooling', 'scripts', 'e2e', 'api'];

module.exports = {
  projects: [...browserProjects(browserPackages), ...nodePackages.map(nodeProject)],
  maxWorkers: 2,
  testTimeout: 30_000,
};
