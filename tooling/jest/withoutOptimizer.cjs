const v8 = require('node:v8');

/** Jest loads code anew for each test file, where it runs for seconds: optimizing it costs more than it saves. */
for (const flag of ['--no-opt', '--no-maglev']) v8.setFlagsFromString(flag);
