const vm = require('node:vm');

/** By file name. */
const scripts = new Map();

function scriptOf(source, options) {
  const known = scripts.get(options.filename);
  if (known?.source === source) return known.script;
  const script = new vm.Script(source, options);
  scripts.set(options.filename, { source, script });
  return script;
}

/**
 * Jest compiles a module again for every test file that loads it, and most files of the API load all 570 of its own.
 * Packages keep Jest's way, because they may use `import()`, which Jest answers.
 */
exports.compileModulesOnce = function compileModulesOnce() {
  const { compileFunction } = vm;
  vm.compileFunction = (code, parameters, options) => {
    const { filename, parsingContext } = options;
    if (!parsingContext || filename.includes('/node_modules/')) {
      return compileFunction(code, parameters, options);
    }
    const start = `(function (${parameters.join(', ')}) {`;
    const script = scriptOf(`${start}${code}\n})`, { filename, columnOffset: -start.length });
    return script.runInContext(parsingContext);
  };
};
