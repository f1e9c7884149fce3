import { createHash } from 'node:crypto';
import { readSource } from './buildInputs';

/** Of paths and contents, relative to the root of the workspace. */
export function hashOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readSource(file)).update('\0');
  return hash.digest('hex');
}
