import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageDir } from '../build/workspace';
import type { Store } from './store/Store';

/**
 * Puts the files of the site's root there, such as its icon and its configuration, unless they are there: from then on
 * they are the operator's.
 */
export async function publishRootFiles(store: Store): Promise<void> {
  const folder = path.join(packageDir('host'), 'public');
  for (const file of readdirSync(folder)) await store.create(file, readFileSync(path.join(folder, file)));
}
