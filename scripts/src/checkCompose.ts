/** `pnpm compose`: compiles the servers and checks docker-compose.yml and the files its commands name. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';
import { findProgram } from './process/findProgram';
import { PlainError } from './process/plainError';
import { runCommand } from './process/runCommand';
import { say } from './process/progress';

function missingFiles(): string[] {
  const text = readFileSync(path.join(workspaceRoot, 'docker-compose.yml'), 'utf8');
  const named = [...text.matchAll(/'([\w./-]+\.(?:ts|mjs))'/g)].map(([, file = '']) => file);
  return named.filter((file) => !existsSync(path.join(workspaceRoot, file)));
}

function findChecker(): string | null {
  try {
    return findProgram('docker-compose');
  } catch (error) {
    if (error instanceof PlainError) return null;
    throw error;
  }
}

for (const script of ['api/scripts/build.ts', 'scripts/src/buildGateway.ts']) {
  const { isSuccess, output } = await runCommand(`tsx ${script}`);
  if (isSuccess) continue;
  say(`The servers were not compiled:\n${output}`);
  process.exit(1);
}
const missing = missingFiles();
if (missing.length > 0) {
  say(`docker-compose.yml names files that are not there: ${missing.join(', ')}`);
  process.exit(1);
}
const checker = findChecker();
if (checker === null) {
  say('docker-compose is not installed: the file was not checked against its schema.');
} else {
  execFileSync(checker, ['config', '-q'], { cwd: workspaceRoot, stdio: 'inherit' });
  say('docker-compose.yml keeps the schema.');
}
