import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** What one writer promotes. */
export interface Promotion {
  readonly name: string;
  readonly build: string;
}

const program = path.join(import.meta.dirname, 'promoteOne.ts');

async function startWriter({ name, build }: Promotion, address: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', program, address, name, build], {
    cwd: path.resolve(import.meta.dirname, '../../../..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const failed = once(child, 'exit').then(() => {
    throw new Error(`The writer of ${name} ${build} ended before it began`);
  });
  failed.catch(() => undefined);
  await Promise.race([once(child.stdout, 'data'), failed]);
  return child;
}

async function finish(child: Awaited<ReturnType<typeof startWriter>>): Promise<void> {
  const ended = once(child, 'exit');
  child.stdin.write('go\n');
  await ended;
  if (child.exitCode !== 0) throw new Error(`A writer ended with ${child.exitCode ?? child.signalCode}`);
}

/**
 * Starts a process for each promotion, and lets them begin together once all stand ready.
 * @returns how long it took from the first beginning to the last end, in milliseconds
 */
export async function promoteTogether(promotions: readonly Promotion[], address: string): Promise<number> {
  const children = await Promise.all(promotions.map((promotion) => startWriter(promotion, address)));
  const began = performance.now();
  await Promise.all(children.map(finish));
  return performance.now() - began;
}
