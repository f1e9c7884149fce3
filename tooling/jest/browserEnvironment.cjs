const { TestEnvironment } = require('jest-environment-jsdom');
const { runLibraries } = require('./libraries/runLibraries.cjs');

/** What browsers have and jsdom lacks, or has in a second copy: Node's own are the same standards. */
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

/** jsdom lays nothing out: there is never a size to tell of, nor a place to scroll to. */
class SizelessObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom with the bundled libraries, plus the web standards it has not learned yet. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    runLibraries(this, config.projectConfig.testEnvironmentOptions);
  }

  async setup() {
    await super.setup();
    for (const name of FROM_NODE) {
      this.global[name] = globalThis[name];
    }
    this.global.ResizeObserver = SizelessObserver;
    // The window of a laptop; jsdom's own would be a small screen.
    this.global.innerWidth = 1280;
    this.global.outerWidth = 1280;
    this.global.matchMedia = () => Object.assign(new this.global.EventTarget(), { matches: false });
    this.global.scrollTo = () => undefined;
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }
};
