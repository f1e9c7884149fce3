import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';

function startUnderShell() {
  const file = JSON.stringify(path.join(__dirname, 'whenOrphaned.ts'));
  const program = `const { whenOrphaned } = require(${file});
    whenOrphaned(() => { console.log('orphaned'); process.exit(); });
    setTimeout(() => {}, 20_000);
    console.log('up');`;
  const command = `${process.execPath} --import tsx -e "$PROGRAM"; exit`;
  return spawn('sh', ['-c', command], {
    cwd: workspaceRoot,
    env: { ...process.env, PROGRAM: program, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

it('notices that the shell which started it was killed', async () => {
  const shell = startUnderShell();
  let printed = '';
  shell.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed === 'up\n') shell.kill('SIGKILL');
  });
  await once(shell.stdout, 'end');
  expect(printed).toBe('up\norphaned\n');
});
