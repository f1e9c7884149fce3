import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { DataFolderRefusedError } from '@formline/api/embedded-refusal';
import { workspaceRoot } from '@formline/tooling/workspace';
import { startTexts } from './start.texts';

const start = (PORT: string, { env = {}, args = [] }: { env?: NodeJS.ProcessEnv; args?: string[] } = {}) =>
  spawnSync(process.execPath, ['--import', 'tsx', path.join(__dirname, '../start.ts'), ...args], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    env: { ...process.env, PORT, ...env },
    // A start that is not refused never ends.
    timeout: 60_000,
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

it('refuses an option that it does not know', () => {
  const { status, stdout, stderr } = start('0', { args: ['--new-dat'] });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `${startTexts.unknownOption('--new-dat')}\n`,
  });
});

it('refuses --new-data where there is no data folder', () => {
  const env = { DATABASE_URL: 'postgresql://localhost/formline' };
  expect(start('0', { args: ['--new-data'], env }).stderr).toBe(`${startTexts.noDataFolder}\n`);
});

it('refuses a damaged data folder in one sentence and leaves it as it is, before it builds anything', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'formline-start-'));
  const folder = path.join(parent, 'data');
  const record = path.join(folder, 'postgres/base/5/16384');
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, 'the only copy');
  const { status, stderr } = start('0', { env: { DATA_DIR: folder } });
  const isKept = existsSync(record);
  rmSync(parent, { recursive: true });
  expect({ status, stderr, isKept }).toEqual({
    status: 1,
    stderr: `${new DataFolderRefusedError(folder, 'incomplete').message}\n`,
    isKept: true,
  });
});
