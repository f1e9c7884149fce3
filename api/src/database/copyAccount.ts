import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from '../media/MediaStore';
import type { DatabaseHandle } from './database';
import { readDataOfAccount } from './dataOfAccount';

interface CopySource {
  readonly db: DatabaseHandle;
  readonly store: MediaStore;
}

/** Writes `data.json` and the folder `files` into a new folder. Returns the files that are missing in the store. */
export async function copyAccount(
  { db, store }: CopySource,
  email: string,
  folder: string,
): Promise<string[]> {
  const data = await readDataOfAccount(db, email);
  if (!data) throw new Error('Nobody has this email address.');
  await mkdir(folder, { mode: 0o700 });
  await writeFile(join(folder, 'data.json'), `${JSON.stringify(data.tables, null, 2)}\n`, { mode: 0o600 });
  const missing: string[] = [];
  for (const key of data.files) {
    if ((await store.byteSize(key)) === null) missing.push(key);
    else await copyFile(store, key, join(folder, 'files', key));
  }
  return missing;
}

async function copyFile(store: MediaStore, key: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await store.copyTo(key, path);
}
