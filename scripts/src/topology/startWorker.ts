import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { workspaceRoot } from '@formline/tooling/workspace';
import type { Closable } from '../process/running';

export async function startWorker(
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<Closable> {
  const worker = spawn(process.execPath, [file], {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const killAtExit = () => worker.kill('SIGKILL');
  process.once('exit', killAtExit);
  return {
    close: async () => {
      process.off('exit', killAtExit);
      if (worker.exitCode !== null || worker.signalCode !== null) return;
      const ended = once(worker, 'exit');
      worker.kill('SIGTERM');
      await ended;
    },
  };
}
