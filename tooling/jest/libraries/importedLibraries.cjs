const fs = require('node:fs');
const path = require('node:path');

const SKIPPED_FOLDERS = ['node_modules', 'dist'];
const SOURCE = /\.[cm]?[jt]sx?$/;
/** `import type` is left out: it names packages of types, which hold no code. */
const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s(?!type\s)[^'";]*?from\s*'([^']+)'|(?:import|require)\(\s*'([^']+)'\s*\)|^import\s*'([^']+)'/gm;
const NOT_BUNDLED = /^@formline\/|^@fontsource|\.css$/;

exports.importedLibraries = function importedLibraries(folders, declared) {
  const names = new Set();
  for (const file of folders.flatMap(sourceFiles)) {
    for (const [, from, called, bare] of fs.readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const name = from ?? called ?? bare;
      if (declared.has(packageOf(name)) && !NOT_BUNDLED.test(name)) names.add(name);
    }
  }
  return [...names].sort((a, b) => (a < b ? -1 : 1));
};

const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

function sourceFiles(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED_FOLDERS.includes(entry.name) ? [] : sourceFiles(file);
    return SOURCE.test(entry.name) ? [file] : [];
  });
}
