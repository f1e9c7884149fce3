import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageDir } from '../../../build/workspace';
import { DeliveryError } from '../../DeliveryError';
import { type TypeError, readTypeErrors } from './typeErrors';
import { QUESTIONS_FILE, type TypeProgram, writeTypeProgram } from './typeProgram';

/** Compiling takes a second or two; something is wrong with a compiler that is still at it then. */
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

/**
 * Asks the compiler the questions of a program. Its files lie among the packages of `shared` for a moment, so that React
 * and the libraries behind the doors are found.
 * @throws DeliveryError when the compiler fails without an answer to any of them
 */
export async function askCompiler(program: TypeProgram): Promise<TypeError[]> {
  const dir = mkdtempSync(path.join(packageDir('shared'), 'node_modules/.formline-gate-'));
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
