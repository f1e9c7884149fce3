/** `pnpm dev` serves everything, `pnpm dev mf-clients` is `pnpm mf dev mf-clients`. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { startFullDevelopment } from '@formline/tooling/dev';
import { devTexts } from '@formline/tooling/dev/dev.texts';
import { runMf } from '@formline/tooling/mf/runMf';
import { workspaceRoot } from '@formline/tooling/workspace';
import { assertPortFree } from './process/assertPortFree';
import { say, startProgress } from './process/progress';
import { runProgram } from './process/runProgram';
import type { Running } from './process/running';
import { openDatabase } from './start/startFormline';
import { readStartSettings, type StartSettings } from './start/startSettings';

const LOOPBACK = '127.0.0.1';
const API_PORT_OFFSET = 20;

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

const args = process.argv.slice(2);
if (args.length > 0) process.exitCode = await runMf(['dev', ...args], process.env);
else runProgram((running) => startAll(running, readStartSettings(process.env)));
