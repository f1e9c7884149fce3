/** npm packages for Node that are ES modules only, by prefix; Jest transforms them like our sources. */
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
