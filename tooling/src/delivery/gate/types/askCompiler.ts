import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageDir } from '../../../build/workspace';
import { DeliveryError } from '../../DeliveryError';
import { type TypeError, readTypeErrors } from './typeErrors';
import { QUESTIONS_FILE, type TypeProgram, writeTypeProgram } from './typeProgram';

/** Compiling takes seconds; after this long it hangs. */
const TIMEOUT_MS = 120_000;

const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

interface Compilation {
  readonly isSuccess: boolean;
  readonly output: string;
}

function compile(dir: string): Promise<Compilation> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [compiler, '-p', dir, '--pretty', 'false'],
      { cwd: dir, timeout: TIMEOUT_MS, maxBuffer: Infinity },
      (error, stdout, stderr) => resolve({ isSuccess: error === null, output: `${stdout}${stderr}` }),
    );
  });
}

/** The files are placed inside `shared`, so that its dependencies resolve. @throws DeliveryError */
export async function askCompiler(program: TypeProgram): Promise<TypeError[]> {
  const modules = path.join(packageDir('shared'), 'node_modules');
  mkdirSync(modules, { recursive: true });
  const dir = mkdtempSync(path.join(modules, '.formline-gate-'));
  try {
    writeTypeProgram(dir, program);
    const { isSuccess, output } = await compile(dir);
    const errors = readTypeErrors(output, QUESTIONS_FILE);
    if (isSuccess || errors.length > 0) return errors;
    throw new DeliveryError(
      `The types could not be compared: ${output.trim().split('\n')[0] ?? 'no answer'}`,
    );
  } finally {
    rmSync(dir, { recursive: true });
  }
}
