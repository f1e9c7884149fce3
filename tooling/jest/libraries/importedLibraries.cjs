const fs = require('node:fs');
const path = require('node:path');

const SKIPPED_FOLDERS = ['node_modules', 'dist'];
const SOURCE = /\.[cm]?[jt]sx?$/;
/** `import type` is left out: it names packages of types, which hold no code. */
const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s(?!type\s)[^'";]*?from\s*'([^']+)'|(?:import|require)\(\s*'([^']+)'\s*\)|^import\s*'([^']+)'/gm;
const PACKAGE = /^(?:@[a-z][\w.-]*\/)?[a-z][\w.-]*(?:\/[\w.-]+)*$/;
const NOT_A_LIBRARY = /^node:|^@formline\/|^@fontsource|\.css$/;

/** Names under which the sources in these folders import npm packages, sorted: `react-dom/client`, `zod/mini`. */
exports.importedLibraries = function importedLibraries(folders) {
  const names = new Set();
  for (const file of folders.flatMap(sourceFiles)) {
    for (const [, from, called, bare] of fs.readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const name = from ?? called ?? bare;
      if (PACKAGE.test(name) && !NOT_A_LIBRARY.test(name)) names.add(name);
    }
  }
  return [...names].sort((a, b) => (a < b ? -1 : 1));
};

function sourceFiles(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED_FOLDERS.includes(entry.name) ? [] : sourceFiles(file);
    return SOURCE.test(entry.name) ? [file] : [];
  });
}
