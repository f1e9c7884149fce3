import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildKey } from './publishedBuild';
import type { Store } from './store/Store';

/** Gives the files of a published build as a folder, for as long as something works with them. */
export async function withLocalCopy<T>(
  store: Store,
  { name, build }: Readonly<Record<'name' | 'build', string>>,
  work: (dir: string) => Promise<T>,
): Promise<T> {
  const folder = buildKey(name, build);
  const dir = mkdtempSync(path.join(tmpdir(), 'formline-build-'));
  try {
    for (const key of await store.list(folder)) {
      const file = path.join(dir, key.slice(folder.length));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, (await store.read(key))?.content ?? '');
    }
    return await work(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}
