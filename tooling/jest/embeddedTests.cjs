const { readFileSync } = require('node:fs');

/** For Jest's `--filter`: the test files whose first line says `@embedded` and what the embedded database does its own way. */
module.exports = (testFiles) => ({
  filtered: testFiles.filter((file) => readFileSync(file, 'utf8').startsWith('/** @embedded ')),
});
