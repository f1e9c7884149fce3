import { BUILD_RECORD_FILE } from '@formline/shared/contracts/platform/buildRecord';
import type { Registry } from '@formline/shared/contracts/platform/registry';
import { buildId, buildsInUse, buildsNamed } from './buildsInUse';
import { DeliveryError } from './DeliveryError';
import { type BuildFolder, buildKey, listBuilds, readPublication } from './publishedBuild';
import { readNewestComplete, readCompleteRevision, revisionNumbers } from './registryFile';
import type { Store } from './store/Store';

export const BUILDS_KEPT = 5;

/** A younger folder without a record may still be uploading. */
const UNFINISHED_MS = 3_600_000;

export interface DropOptions {
  readonly keep?: number;
  /** True: also removes incomplete uploads, unless they are younger than an hour. */
  readonly unfinished?: boolean;
}

interface DatedBuild extends BuildFolder {
  readonly publishedAt: string;
}

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

/** Nothing may be dropped if a revision is missing, because its builds are unknown. */
async function* everyRevisionBack(store: Store, newest: Registry): AsyncGenerator<Registry> {
  yield newest;
  const [oldest = newest.revision] = await revisionNumbers(store);
  for (let number = newest.revision - 1; number >= oldest; number -= 1) {
    const revision = await readCompleteRevision(store, number);
    if (!revision) {
      throw new DeliveryError(
        `Nothing was dropped: there is no revision ${number}, and open tabs may use builds of it. Put its file back from a backup, or try again when no tab of that time can be open.`,
      );
    }
    yield revision;
  }
}

async function isNamedNow(store: Store, { name, build }: BuildFolder): Promise<boolean> {
  const newest = await readNewestComplete(store);
  return newest !== null && buildsNamed(newest).some((named) => named.name === name && named.build === build);
}

async function removeBuild(store: Store, folder: BuildFolder): Promise<boolean> {
  const recordKey = buildKey(folder.name, folder.build) + BUILD_RECORD_FILE;
  const record = await store.read(recordKey);
  const putBack = async () => record && store.create(recordKey, record.content);
  await store.remove(recordKey);
  try {
    // A promotion may have happened meanwhile; after the record is deleted none can.
    if (await isNamedNow(store, folder)) {
      await putBack();
      return false;
    }
  } catch (error) {
    await putBack();
    throw error;
  }
  for (const key of folder.keys) if (key !== recordKey) await store.remove(key);
  return true;
}

/** Keeps live, fallback and trial builds and those of open tabs. @throws DeliveryError when these are unknown */
export async function dropBuilds(store: Store, { keep = BUILDS_KEPT, unfinished = false }: DropOptions) {
  const newest = await readNewestComplete(store);
  const folders = await listBuilds(store);
  if (!newest) return { dropped: [], kept: folders.length };
  const now = new Date();
  const used = await buildsInUse(everyRevisionBack(store, newest), now.toISOString());
  const dated = await Promise.all(
    folders.map(async (folder) => {
      const publication = await readPublication(store, folder.name, folder.build);
      return { ...folder, publishedAt: publication?.at ?? '' };
    }),
  );
  const old = new Date(now.getTime() - UNFINISHED_MS).toISOString();
  const complete = dated.filter(({ isComplete }) => isComplete);
  const cutShort = dated.filter(({ isComplete, publishedAt }) => !isComplete && publishedAt < old);
  const wanted = [...droppable(complete, used, keep), ...(unfinished ? cutShort : [])];
  const dropped: BuildFolder[] = [];
  for (const folder of wanted) if (await removeBuild(store, folder)) dropped.push(folder);
  return { dropped, kept: folders.length - dropped.length };
}
