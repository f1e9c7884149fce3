const { browserProject, nodeProject } = require('./tooling/jest/project.cjs');

const browserPackages = [
  'host',
  'mf-auth',
  'mf-clients',
  'mf-schedule',
  'mf-libraries',
  'mf-groups',
  'shared',
];
const nodePackages = ['ui-page', 'tooling', 'scripts', 'api'];

module.exports = {
  projects: [...browserPackages.map(browserProject), ...nodePackages.map(nodeProject)],
  maxWorkers: 2,
  testTimeout: 30_000,
};
