const fs = require('node:fs');
const path = require('node:path');
const { Script } = require('node:vm');

/** Compiled once for each worker: all its test files run the same bytecode, each in a world of its own. */
const scripts = new Map();

function scriptOf(file) {
  if (!scripts.has(file)) scripts.set(file, new Script(fs.readFileSync(file, 'utf8'), { filename: file }));
  return scripts.get(file);
}

/** Gives a test environment the function by which the modules beside a bundle take their exports from it. */
exports.runLibraries = function runLibraries(environment, { libraries }) {
  let loaders;
  environment.global.requireLibrary = (name, require, jest) => {
    loaders ??= scriptOf(path.join(libraries, 'libraries.cjs')).runInContext(environment.getVmContext())(
      require,
      jest,
    );
    return loaders[name]();
  };
};
