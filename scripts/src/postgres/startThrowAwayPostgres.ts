import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../freePort';
import { PlainError } from '../plainError';
import { findPostgres } from './findPostgres';
import { findPostgresTexts } from './findPostgres.texts';

export interface ThrowAwayPostgres {
  /** Address of an empty database whose owner may do everything. */
  readonly url: string;
  /** Process of the server. */
  readonly pid: number;
  /** Stops the server and removes its files. */
  close(): Promise<void>;
}

const OWNER = 'formline';
const LOOK_EVERY_MS = 50;
const READY_WITHIN_MS = 30_000;

/** Starts a PostgreSQL of its own from the installed programs, on a free port, with its data in the temporary folder. */
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
  const options = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const server = spawn(
    path.join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const output = collect(server);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const killAtExit = () => {
    server.kill('SIGQUIT');
    remove();
  };
  process.once('exit', killAtExit);
  const close = async () => {
    process.off('exit', killAtExit);
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    }
    remove();
  };
  const url = `postgresql://${OWNER}@127.0.0.1:${port}/postgres`;
  try {
    await answering(url, server);
  } catch {
    await close();
    throw new PlainError(findPostgresTexts.notReady(output().join('')));
  }
  return { url, pid: server.pid ?? 0, close };
}

/** PostgreSQL refuses to run as root: its own account runs it, or nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const found = ['postgres', 'nobody'].flatMap((name) =>
    accounts.filter((line) => line.startsWith(`${name}:`)),
  );
  const [, , uid, gid] = (found[0] ?? '').split(':');
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

/** The last lines the server wrote, for the case that it does not come up. */
function collect(server: ChildProcess): () => string[] {
  const lines: string[] = [];
  server.stderr?.on('data', (chunk: Buffer) => {
    lines.push(chunk.toString());
    if (lines.length > 50) lines.shift();
  });
  return () => lines;
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS;
  while (server.exitCode === null && performance.now() < until) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(LOOK_EVERY_MS);
    }
  }
  throw new Error('not ready');
}
