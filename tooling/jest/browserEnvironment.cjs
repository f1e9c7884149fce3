const { TestEnvironment } = require('jest-environment-jsdom');
require('./withoutOptimizer.cjs');
require('./workerEnd.cjs');
const { compileModulesOnce } = require('./compileModulesOnce.cjs');
const { installComputedStyle } = require('./computedStyle.cjs');
const { runLibraries } = require('./libraries/runLibraries.cjs');
const { installLabels } = require('./labels.cjs');

compileModulesOnce();

/** Standards that jsdom lacks or has as a second copy; Node's are the same. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
  'Uint8Array',
];

/** jsdom has no layout, so there are no sizes to report. */
class SizelessObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom with the bundled libraries and the standards it lacks. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    runLibraries(this, config.projectConfig.testEnvironmentOptions);
  }

  async setup() {
    await super.setup();
    installComputedStyle(this.global);
    installLabels(this.global);
    for (const name of FROM_NODE) {
      this.global[name] = globalThis[name];
    }
    this.global.ResizeObserver = SizelessObserver;
    // The window of a laptop; jsdom's own is a small screen.
    this.global.innerWidth = 1280;
    this.global.outerWidth = 1280;
    this.global.matchMedia = () => Object.assign(new this.global.EventTarget(), { matches: false });
    this.global.scrollTo = () => undefined;
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }
};
