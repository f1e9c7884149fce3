#!/usr/bin/env node
// The delivery tool of a repository that has these tools as a package.
import 'tsx';

const { runMf } = await import('../src/mf/runMf.ts');
process.exitCode = await runMf(process.argv.slice(2), process.env);
