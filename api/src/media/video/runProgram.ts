import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { findOnPath } from './findPrograms';

/** Limits time and resources, because the input is untrusted. */
export interface ProgramRun {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Not thrown for a full disk. */
export class ProgramFailure extends Error {
  override readonly name = 'ProgramFailure';

  constructor(
    complaint: string,
    readonly isTooLong = false,
  ) {
    super(complaint);
  }
}

const LOWEST_PRIORITY = 19;
const MOST_OUTPUT = 1_048_576;
const MOST_COMPLAINT = 2_000;
const DISK_IS_FULL = /No space left on device|Disk quota exceeded/;
const MOST_MEMORY_BYTES = 4 * 1024 ** 3;
const MOST_FILE_BYTES = 8 * 1024 ** 3;

/** Without a shell and at the lowest CPU priority. */
export async function runProgram(run: ProgramRun): Promise<string> {
  const [program = run.program, ...args] = [...(await limits(run.timeoutMs)), run.program, ...run.args];
  if (run.signal?.aborted) throw new ProgramFailure('It was not begun.');
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: run.folder,
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let complaint = '';
    let isTooLong = false;
    const stop = () => child.kill('SIGKILL');
    const endAsTooLong = (): void => {
      isTooLong = true;
      stop();
    };
    const deadline = setTimeout(endAsTooLong, run.timeoutMs);
    run.signal?.addEventListener('abort', stop);
    if (child.pid !== undefined) lowerPriority(child.pid);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (output.length + text.length > MOST_OUTPUT) endAsTooLong();
      else output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = `${complaint}${text}`.slice(-MOST_COMPLAINT);
    });
    const settle = (error: Error | null): void => {
      clearTimeout(deadline);
      run.signal?.removeEventListener('abort', stop);
      if (error) reject(error);
      else resolve(output);
    };
    child.once('error', settle);
    child.once('close', (code) => {
      if (code === 0 && !isTooLong) settle(null);
      else if (DISK_IS_FULL.test(complaint)) settle(new Error('There is no room for what is made.'));
      else settle(new ProgramFailure(complaint.trim() || `It ended with ${code}.`, isTooLong));
    });
  });
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOWEST_PRIORITY);
  } catch {
    // The process has ended already.
  }
}

let limiters: Promise<readonly (string | null)[]> | undefined;

/** `setpriv` ends it with this process, `prlimit` limits memory, time and files. May be missing. */
async function limits(timeoutMs: number): Promise<string[]> {
  limiters ??= Promise.all([findOnPath('setpriv'), findOnPath('prlimit')]);
  const [setpriv, prlimit] = await limiters;
  const seconds = Math.ceil(timeoutMs / 1000) * 2;
  return [
    ...(setpriv ? [setpriv, '--pdeathsig', 'KILL', '--'] : []),
    ...(prlimit
      ? [prlimit, `--as=${MOST_MEMORY_BYTES}`, `--fsize=${MOST_FILE_BYTES}`, `--cpu=${seconds}`, '--']
      : []),
  ];
}
