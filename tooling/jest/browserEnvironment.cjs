const fs = require('node:fs');
const path = require('node:path');
const { Script } = require('node:vm');
const { TestEnvironment } = require('jest-environment-jsdom');

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

/** Compiled once for each worker: all its test files run the same bytecode, each in a world of its own. */
const scripts = new Map();

function scriptOf(file) {
  if (!scripts.has(file)) scripts.set(file, new Script(fs.readFileSync(file, 'utf8'), { filename: file }));
  return scripts.get(file);
}

/** jsdom with the bundled libraries, plus the web standards it has not learned yet. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { libraries } = config.projectConfig.testEnvironmentOptions;
    let loaders;
    this.global.requireLibrary = (name, require, jest) => {
      loaders ??= scriptOf(path.join(libraries, 'libraries.cjs')).runInContext(this.getVmContext())(
        require,
        jest,
      );
      return loaders[name]();
    };
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
