/** `pnpm dev` serves everything, `pnpm dev mf-clients [--host <url>] [--keep-state]` one remote in a running dashboard. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  DEFAULT_DASHBOARD,
  DEFAULT_REMOTE_PORT,
  isDashboard,
  startFullDevelopment,
  startRemoteDevelopment,
} from '@formline/tooling/dev';
import { devTexts } from '@formline/tooling/dev/dev.texts';
import { remoteNames, workspaceRoot } from '@formline/tooling/workspace';
import { assertPortFree } from './process/assertPortFree';
import { PlainError } from './process/plainError';
import { say, startProgress } from './process/progress';
import { runProgram } from './process/runProgram';
import type { Running } from './process/running';
import { openDatabase } from './start/startFormline';
import { readStartSettings, type StartSettings } from './start/startSettings';

const LOOPBACK = '127.0.0.1';
const API_PORT_OFFSET = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { host: { type: 'string' }, 'keep-state': { type: 'boolean' } },
});

async function startApiFromSource(databaseUrl: string, port: number) {
  const args = ['watch', '--clear-screen=false', path.join(workspaceRoot, 'api/src/server.ts')];
  const child = spawn(path.join(workspaceRoot, 'node_modules/.bin/tsx'), args, {
    cwd: path.join(workspaceRoot, 'api'),
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      SEED_DEMO: 'true',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'loopback',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function startAll(running: Running, settings: StartSettings): Promise<void> {
  const { api, port } = settings;
  const onProgress = startProgress();
  await assertPortFree(port, LOOPBACK);
  const apiPort = port + API_PORT_OFFSET;
  const apiUrl = api.kind === 'remote' ? api.url : `http://${LOOPBACK}:${apiPort}`;
  if (api.kind !== 'remote') {
    const { url } = await openDatabase(api, { settings, running, onProgress });
    await running.add(() => startApiFromSource(url, apiPort));
  }
  await running.add(() => startFullDevelopment(apiUrl, { port, onProgress }));
  say(devTexts.ready(`http://localhost:${port}`));
}

async function startOne(running: Running, wanted: string): Promise<void> {
  const name = remoteNames.find((candidate) => candidate === wanted);
  if (!name) throw new PlainError(devTexts.unknownRemote(wanted, remoteNames));
  const hostAddress = values.host ?? DEFAULT_DASHBOARD;
  const port = Number(process.env['PORT'] ?? DEFAULT_REMOTE_PORT);
  await assertPortFree(port, LOOPBACK);
  if (!(await isDashboard(hostAddress))) throw new PlainError(devTexts.hostUnreachable(hostAddress));
  const options = { port, onProgress: startProgress(), keepsState: values['keep-state'] === true };
  await running.add(() => startRemoteDevelopment(name, hostAddress, options));
  say(devTexts.ready(`http://localhost:${port}`));
}

runProgram((running) => {
  const [wanted] = positionals;
  return wanted ? startOne(running, wanted) : startAll(running, readStartSettings(process.env));
});
