const fs = require('node:fs');
const path = require('node:path');
const { Script } = require('node:vm');

/** Compiled once per worker; each test file runs the same bytecode. */
const scripts = new Map();

function scriptOf(file) {
  if (!scripts.has(file)) scripts.set(file, new Script(fs.readFileSync(file, 'utf8'), { filename: file }));
  return scripts.get(file);
}

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
