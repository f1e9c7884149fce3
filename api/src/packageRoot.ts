import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Searched upwards, so that source and bundle find the same migrations. */
export const packageRoot = findUpwards(dirname(fileURLToPath(import.meta.url)));

function findUpwards(folder: string): string {
  if (existsSync(join(folder, 'migrations', 'meta', '_journal.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The migrations folder is missing: it belongs beside the server.');
  return findUpwards(parent);
}
