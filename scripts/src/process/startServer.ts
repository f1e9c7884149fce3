import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { workspaceRoot } from '@formline/tooling/workspace';
import type { Closable } from './running';

const LOOK_EVERY_MS = 50;

export type Environment = Readonly<Record<string, string>>;

interface Surroundings {
  readonly env?: Environment;
  readonly cwd?: string;
}

/** Runs a program of Node and keeps what it prints. */
export function startProgram(
  words: readonly string[],
  { env = {}, cwd = workspaceRoot }: Surroundings = {},
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [...words], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  return { child, output: () => text };
}

export interface StartedServer extends Closable {
  readonly url: string;
}

interface ServerOptions extends Surroundings {
  /** Finds the address in what the program prints once it listens. */
  readonly ready: RegExp;
}

/** @throws Error when the program ends before it is ready */
export async function startServer(
  words: readonly string[],
  { ready, ...surroundings }: ServerOptions,
): Promise<StartedServer> {
  const { child, output } = startProgram(words, surroundings);
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  for (;;) {
    const [, url] = ready.exec(output()) ?? [];
    if (child.exitCode !== null) throw new Error(`${words.join(' ')} did not start: ${output()}`);
    if (url === undefined) {
      await wait(LOOK_EVERY_MS);
      continue;
    }
    const close = async () => {
      process.off('exit', killAtExit);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    };
    return { url, close };
  }
}
