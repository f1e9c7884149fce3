import { buildKey } from '../publishedBuild';
import { folderStore } from '../store/folderStore';
import type { Store } from '../store/Store';

export interface BuildFiles {
  readonly read: (file: string) => Promise<Buffer | null>;
  readonly list: (folder?: string) => Promise<string[]>;
}

export interface PlacedBuild {
  readonly name: string;
  readonly files: BuildFiles;
  readonly location: string;
}

export const storedFiles = (store: Store, folder: string): BuildFiles => ({
  read: async (file) => (await store.read(folder + file))?.content ?? null,
  list: async (inside = '') => (await store.list(folder + inside)).map((key) => key.slice(folder.length)),
});

export const storedBuild = (store: Store, name: string, build: string): PlacedBuild => ({
  name,
  files: storedFiles(store, buildKey(name, build)),
  location: `${buildKey(name, build)} of ${store.location}`,
});

export const folderBuild = (name: string, dir: string): PlacedBuild => ({
  name,
  files: storedFiles(folderStore(dir), ''),
  location: dir,
});
