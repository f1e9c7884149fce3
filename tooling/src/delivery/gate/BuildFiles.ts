import { folderStore } from '../store/folderStore';
import type { Store } from '../store/Store';

/** The files of one build, wherever it lies. Paths are relative to the build's folder. */
export interface BuildFiles {
  readonly read: (file: string) => Promise<Buffer | null>;
  /** Files in one folder of the build, or in all of it. */
  readonly list: (folder?: string) => Promise<string[]>;
}

/** The files below a folder of a store, such as `remotes/mf-groups/0.25.1-3fa94c01/`. */
export const storedFiles = (store: Store, folder: string): BuildFiles => ({
  read: async (file) => (await store.read(folder + file))?.content ?? null,
  list: async (inside = '') => (await store.list(folder + inside)).map((key) => key.slice(folder.length)),
});

/** The files of a build in a folder of this machine. */
export const folderFiles = (dir: string): BuildFiles => storedFiles(folderStore(dir), '');
