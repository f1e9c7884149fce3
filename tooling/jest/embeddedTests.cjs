const { readFileSync } = require('node:fs');

/** For Jest's `--filter`: test files whose first line has `@embedded`. */
module.exports = (testFiles) => ({
  filtered: testFiles.filter((file) => readFileSync(file, 'utf8').startsWith('/** @embedded ')),
});
