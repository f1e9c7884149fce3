/**
 * Packages of npm for Node that ship ES modules alone. Jest runs CommonJS, so these are transformed like our own sources.
 * A failing import that says "Cannot use import statement outside a module" names the next one to list.
 * An entry is the beginning of a name: `@tokenizer/` covers all of that scope. Those of browser packages are bundled.
 */
exports.esmOnlyPackages = [
  '@borewit/',
  '@borewit\\+',
  '@tokenizer/',
  '@tokenizer\\+',
  'content-disposition',
  'cookie',
  'file-type',
  'is-plain-obj',
  'strtok3',
  'token-types',
  'uint8array-extras',
];
