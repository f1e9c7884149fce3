import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageDir } from '../build/workspace';
import type { Store } from './store/Store';

/** Existing files stay, because they belong to the operator. */
export async function publishRootFiles(store: Store): Promise<void> {
  const folder = path.join(packageDir('host'), 'public');
  for (const file of readdirSync(folder)) await store.create(file, readFileSync(path.join(folder, file)));
}
