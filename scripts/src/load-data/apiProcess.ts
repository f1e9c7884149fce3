import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { workspaceRoot } from '@formline/tooling/workspace';
import { freePort } from '../process/assertPortFree';
import { runCommand } from '../process/runCommand';

export interface ApiProcess {
  readonly url: string;
  readonly pid: number;
  kill(): Promise<void>;
  close(): Promise<void>;
}

const BUILD = 'bench';
const LOOK_EVERY_MS = 20;
const READY_WITHIN_MS = 60_000;

export async function buildServer(): Promise<string> {
  const api = path.join(workspaceRoot, 'api');
  const { isSuccess, output } = await runCommand(`tsx scripts/build.ts ${BUILD}`, { cwd: api });
  if (!isSuccess) throw new Error(`The server was not built:\n${output}`);
  return path.join(api, 'dist', BUILD, 'server.mjs');
}

export async function startApiProcess(
  file: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<ApiProcess> {
  const port = Number(environment['PORT'] ?? (await freePort()));
  const limits = { RATE_LIMIT_SIGN_IN: '1000000', RATE_LIMIT_READS: '1000000' };
  const child = spawn(process.execPath, [...args, file], {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...limits, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', killAtExit);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const until = performance.now() + READY_WITHIN_MS;
  const isReady = async () => (await fetch(`${url}/ready`).catch(() => null))?.ok === true;
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > until) {
      await end('SIGKILL');
      throw new Error('The server did not start.');
    }
    await wait(LOOK_EVERY_MS);
  }
  return { url, pid: child.pid ?? 0, kill: () => end('SIGKILL'), close: () => end('SIGTERM') };
}

const embeddedServer = path.join(import.meta.dirname, 'embeddedServer.mjs');

export const startEmbeddedProcess = (
  serverFile: string,
  environment: Readonly<Record<'DATA_DIR' | 'CACHE_DIR', string>>,
  args: readonly string[] = [],
): Promise<ApiProcess> =>
  startApiProcess(embeddedServer, { ...environment, BUILD_DIR: path.dirname(serverFile) }, args);
