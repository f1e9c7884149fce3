import { buildKey } from '../publishedBuild';
import { folderStore } from '../store/folderStore';
import type { Store } from '../store/Store';

/** The files of one build, wherever it lies. Paths are relative to the build's folder. */
export interface BuildFiles {
  readonly read: (file: string) => Promise<Buffer | null>;
  /** Files in one folder of the build, or in all of it. */
  readonly list: (folder?: string) => Promise<string[]>;
}

/** A build that is to be judged, and where its files are. */
export interface PlacedBuild {
  /** `host`, or the remote that it is to be a build of. */
  readonly name: string;
  readonly files: BuildFiles;
  /** The same in words, for a refusal. */
  readonly location: string;
}

/** The files below a folder of a store, such as `remotes/mf-groups/0.25.1-3fa94c01/`. */
export const storedFiles = (store: Store, folder: string): BuildFiles => ({
  read: async (file) => (await store.read(folder + file))?.content ?? null,
  list: async (inside = '') => (await store.list(folder + inside)).map((key) => key.slice(folder.length)),
});

/** A build as it is published. */
export const storedBuild = (store: Store, name: string, build: string): PlacedBuild => ({
  name,
  files: storedFiles(store, buildKey(name, build)),
  location: `${buildKey(name, build)} of ${store.location}`,
});

/** A build in a folder of this machine. */
export const folderBuild = (name: string, dir: string): PlacedBuild => ({
  name,
  files: storedFiles(folderStore(dir), ''),
  location: dir,
});
