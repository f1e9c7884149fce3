import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../process/assertPortFree';
import { PlainError } from '../process/plainError';
import { findPostgres } from './findPostgres';
import { findPostgresTexts } from './findPostgres.texts';

export interface ThrowAwayPostgres {
  readonly url: string;
  /** Kills the server as a power failure would, and starts it again on its data. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

const OWNER = 'formline';
const LOOK_EVERY_MS = 50;
const READY_WITHIN_MS = 30_000;

export async function startThrowAwayPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<ThrowAwayPostgres> {
  const programs = findPostgres();
  const identity = unprivileged();
  const folder = mkdtempSync(path.join(tmpdir(), 'formline-postgres-'));
  chmodSync(folder, 0o700);
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', OWNER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const url = `postgresql://${OWNER}@127.0.0.1:${port}/postgres`;
  const options = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = await keepRunning(folder, () =>
    untilAnswering(url, () =>
      spawn(path.join(programs, 'postgres'), ['-D', data, ...args], {
        ...identity,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      }),
    ),
  );
  return { url, ...server };
}

async function keepRunning(
  folder: string,
  run: () => Promise<ChildProcess>,
): Promise<Omit<ThrowAwayPostgres, 'url'>> {
  let server = await run();
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const killAtExit = () => {
    server.kill('SIGQUIT');
    remove();
  };
  process.once('exit', killAtExit);
  return {
    crash: async () => {
      await end('SIGKILL');
      server = await run();
    },
    close: async () => {
      process.off('exit', killAtExit);
      await end('SIGINT');
      remove();
    },
  };
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const found = ['postgres', 'nobody'].flatMap((name) =>
    accounts.filter((line) => line.startsWith(`${name}:`)),
  );
  const [, , uid, gid] = (found[0] ?? '').split(':');
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

async function untilAnswering(url: string, start: () => ChildProcess): Promise<ChildProcess> {
  const until = performance.now() + READY_WITHIN_MS;
  let written = '';
  const startListening = () => {
    const server = start();
    server.stderr?.on('data', (chunk: Buffer) => {
      written = chunk.toString();
    });
    return server;
  };
  for (let server = startListening(); performance.now() < until;) {
    if (server.exitCode !== null) server = startListening();
    if (await answers(url)) return server;
    await wait(LOOK_EVERY_MS);
  }
  throw new PlainError(findPostgresTexts.notReady(written));
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
