import { BUILD_RECORD_FILE } from '@formline/shared/contracts/buildRecord';
import { buildId, buildsInUse, buildsNamed } from './buildsInUse';
import { type BuildFolder, buildKey, listBuilds, readPublication } from './publishedBuild';
import { readNewest } from './registryFile';
import { revisionsBack } from './revisionsBack';
import type { Store } from './store/Store';

/** Builds of each remote that are kept whether somebody uses them or not, to roll back to. */
export const BUILDS_KEPT = 5;

/** What is dropped besides, and how much is kept. */
export interface DropOptions {
  /** So many of each remote, those published last. */
  readonly keep?: number;
  /** True: also what was left by a publishing that was cut short. */
  readonly unfinished?: boolean;
}

/** A build and when it was published; an empty text for one that was put there before this was written down. */
interface DatedBuild extends BuildFolder {
  readonly publishedAt: string;
}

/** Of whole builds, those that are neither used nor among the last ones of their remote. */
export function droppable(
  builds: readonly DatedBuild[],
  used: ReadonlySet<string>,
  keep: number,
): DatedBuild[] {
  const newestFirst = [...builds].sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1));
  return builds.filter((folder) => {
    const ofRemote = newestFirst.filter(({ name }) => name === folder.name);
    return !used.has(buildId(folder.name, folder.build)) && ofRemote.indexOf(folder) >= keep;
  });
}

async function removeBuild(store: Store, { name, build, keys }: BuildFolder): Promise<boolean> {
  const recordKey = buildKey(name, build) + BUILD_RECORD_FILE;
  const record = await store.read(recordKey);
  await store.remove(recordKey);
  const newest = await readNewest(store);
  // Somebody may have promoted it in this moment; without its record nobody can from now on.
  if (record && newest && buildsNamed(newest).some((named) => named.name === name && named.build === build)) {
    await store.create(recordKey, record.content);
    return false;
  }
  for (const key of keys) if (key !== recordKey) await store.remove(key);
  return true;
}

/**
 * Drops the builds that nobody uses any more: not live, no fallback, not on trial, not in a tab that may still be open,
 * and not among the last ones of their remote. Revisions stay.
 * @returns what was dropped and how many builds there are now
 */
export async function dropBuilds(store: Store, { keep = BUILDS_KEPT, unfinished = false }: DropOptions) {
  const newest = await readNewest(store);
  const folders = await listBuilds(store);
  if (!newest) return { dropped: [], kept: folders.length };
  const used = await buildsInUse(revisionsBack(store, newest), new Date().toISOString());
  const dated = await Promise.all(
    folders
      .filter(({ isWhole }) => isWhole)
      .map(async (folder) => {
        const publication = await readPublication(store, folder.name, folder.build);
        return { ...folder, publishedAt: publication?.at ?? '' };
      }),
  );
  const wanted = [
    ...droppable(dated, used, keep),
    ...folders.filter(({ isWhole }) => unfinished && !isWhole),
  ];
  const dropped: BuildFolder[] = [];
  for (const folder of wanted) if (await removeBuild(store, folder)) dropped.push(folder);
  return { dropped, kept: folders.length - dropped.length };
}
