import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { once } from 'node:events';
import { workspaceRoot } from '@formline/tooling/workspace';
import { startTexts } from './start.texts';

const start = (PORT: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'start.ts')], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    env: { ...process.env, PORT },
  });

it('refuses a port that is none in one sentence, before it builds anything', () => {
  const { status, stdout, stderr } = start('no-port');
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `${startTexts.badPort('no-port')}\n`,
  });
});

it('refuses a port in use in one sentence, before it builds anything', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { status, stdout, stderr } = start(String(port));
  server.close();
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `${startTexts.portInUse(port)}\n`,
  });
});
