const { createRequire } = require('node:module');

const requireOfJest = createRequire(require.resolve('jest-environment-jsdom'));
/** Loads modules of the jsdom that Jest uses, and of what it depends on. */
exports.requireOfJsdom = createRequire(requireOfJest.resolve('jsdom'));
