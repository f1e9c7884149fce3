const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { builtinModules } = require('node:module');
const path = require('node:path');
const { buildSync } = require('esbuild');

/**
 * Bundles npm packages into one script, which Jest compiles once instead of two thousand modules for each test file.
 * The folder is renamed when it is complete, so that parallel runs never use half of it.
 */
exports.bundleLibraries = function bundleLibraries(options) {
  const { root, names } = options;
  const folder = path.join(root, '.cache/jest-libraries', digestOf(options));
  if (fs.existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  fs.mkdirSync(unfinished, { recursive: true });
  fs.writeFileSync(path.join(unfinished, 'libraries.cjs'), bundleOf(options));
  for (const name of names) writeModule(unfinished, name);
  try {
    fs.renameSync(unfinished, folder);
  } catch (error) {
    if (!fs.existsSync(folder)) throw error;
    fs.rmSync(unfinished, { recursive: true });
  }
  return folder;
};

/** Passed in once, because each lookup of a global leaves JavaScript. No test replaces these. */
const STANDARD_OBJECTS =
  'Object, Array, Symbol, Map, Set, WeakMap, JSON, Math, Number, String, Error, Reflect, Promise';

const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json'];

function digestOf(options) {
  const digest = createHash('sha256').update(JSON.stringify(options));
  for (const file of [...LOCK_FILES.map((name) => path.join(options.root, name)), __filename])
    if (fs.existsSync(file)) digest.update(fs.readFileSync(file));
  return digest.digest('hex').slice(0, 16);
}

function bundleOf({ root, names, nodePaths, resolution, external }) {
  const loaders = names.map((name) => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)})`);
  const { outputFiles } = buildSync({
    stdin: { contents: `module.exports = {\n${loaders.join(',\n')}\n};`, resolveDir: root },
    nodePaths,
    bundle: true,
    write: false,
    format: 'cjs',
    target: 'node20',
    ...resolution,
    external: ['node:*', ...builtinModules, ...external],
    define: { 'process.env.NODE_ENV': '"test"' },
    legalComments: 'none',
    logLevel: 'error',
    banner: {
      js: `(function (${STANDARD_OBJECTS}) { return function (require, jest) { const module = { exports: {} };`,
    },
    footer: { js: `return module.exports; }; })(${STANDARD_OBJECTS})` },
  });
  return withRequireOfModules(outputFiles[0].text);
}

/** As Jest chooses for jsdom: the browser's variant of a package, for `require`. */
exports.FOR_BROWSERS = { platform: 'neutral', conditions: ['browser'], mainFields: ['main', 'module'] };
/** The logs name errors by their class, which must keep its name. */
exports.FOR_NODE = {
  platform: 'node',
  conditions: ['node'],
  mainFields: ['main', 'module'],
  keepNames: true,
};

/** React's `act` and Testing Library take Node's modules by `module.require`, which esbuild's modules lack. */
function withRequireOfModules(script) {
  const made = script.replace('(mod = { exports: {} })', '(mod = { exports: {}, require })');
  if (made === script) throw new Error('esbuild makes its CommonJS modules in another way than it did.');
  return made;
}

function writeModule(folder, name) {
  const file = path.join(folder, `${name}.cjs`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `module.exports = requireLibrary(${JSON.stringify(name)}, require, jest);\n`);
}
