import { isDeepStrictEqual } from 'node:util';
import { type Registry, REGISTRY_URL } from '@formline/shared/contracts/platform/registry';
import { BrokenRevision, DeliveryError } from './DeliveryError';
import {
  assertReadable,
  parseRevision,
  type RevisionFile,
  revisionKey,
  revisionText,
  unreadable,
} from './revisionFile';
import type { Store } from './store/Store';

export const CURRENT_KEY = REGISTRY_URL.slice(1);
const REVISIONS = 'registry/revisions/';

export interface RegistryChange {
  readonly by: string;
  readonly action: string;
  readonly overridden: Registry['change']['overridden'];
  readonly replacesAll?: boolean;
  /** Throws to refuse the registry before the change is applied. Called again for each attempt. */
  readonly assertFits?: (registry: Registry | null) => Promise<void>;
}

/** Without `frozen` what was frozen stays so. */
export type RegistryParts = Pick<Registry, 'hosts' | 'remotes' | 'frozen'>;

export interface ChangedRegistry {
  readonly registry: Registry;
  readonly before: Registry | null;
  readonly isChanged: boolean;
}

const LONGEST_BY = 120;
const LONGEST_ACTION = 400;
/** Gives up when other writers keep being first. */
const MAX_ATTEMPTS = 500;
const LONGEST_WAIT_MS = 40;

async function readFileOf(store: Store, key: string): Promise<RevisionFile | null> {
  const stored = await store.read(key);
  if (!stored) return null;
  try {
    return parseRevision(stored.content.toString());
  } catch {
    throw new BrokenRevision(key, store.location);
  }
}

/** null when it is missing or broken, because the revisions are authoritative. */
export async function readCurrent(store: Store): Promise<RevisionFile | null> {
  const stored = await store.read(CURRENT_KEY);
  try {
    return stored && parseRevision(stored.content.toString());
  } catch {
    // Broken, or from an earlier version.
    return null;
  }
}

export async function revisionNumbers(store: Store): Promise<number[]> {
  const keys = await store.list(REVISIONS);
  return keys
    .flatMap((key) => /^registry\/revisions\/(\d+)\.json$/.exec(key)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other);
}

async function newestFrom(store: Store, known: RevisionFile): Promise<RevisionFile> {
  const next = await readFileOf(store, revisionKey(known.registry.revision + 1));
  return next ? newestFrom(store, next) : known;
}

export async function readNewestFile(store: Store): Promise<RevisionFile | null> {
  const current = await readCurrent(store);
  const start = current && (await readFileOf(store, revisionKey(current.registry.revision)));
  if (start) return newestFrom(store, start);
  const last = (await revisionNumbers(store)).at(-1);
  // Sites from before revisions have only the current registry.
  return last === undefined ? current : readFileOf(store, revisionKey(last));
}

export async function readRevision(store: Store, revision: number): Promise<Registry | null> {
  return (await readFileOf(store, revisionKey(revision)))?.registry ?? null;
}

/** @throws DeliveryError when this version cannot read one of its remotes */
export async function readCompleteRevision(store: Store, revision: number): Promise<Registry | null> {
  const file = await readFileOf(store, revisionKey(revision));
  if (file) assertReadable(file);
  return file?.registry ?? null;
}

export async function readNewest(store: Store): Promise<Registry | null> {
  return (await readNewestFile(store))?.registry ?? null;
}

export async function readNewestComplete(store: Store): Promise<Registry | null> {
  const file = await readNewestFile(store);
  if (file) assertReadable(file);
  return file?.registry ?? null;
}

/** Reads the newest revision again after writing, so that the last of two writers leaves the newest one. */
export async function moveCurrentOn(store: Store): Promise<void> {
  for (let tried = 0; tried < MAX_ATTEMPTS; tried += 1) {
    const newest = await readNewestFile(store);
    if (!newest) return;
    const revision = await store.read(revisionKey(newest.registry.revision));
    const current = await store.read(CURRENT_KEY);
    if (!revision || (current && revision.content.equals(current.content))) return;
    if (current) await store.replace(CURRENT_KEY, revision.content, current.tag);
    else await store.create(CURRENT_KEY, revision.content);
  }
  throw new DeliveryError(`${CURRENT_KEY} could not be moved on. Run \`mf doctor --mend\`.`);
}

/** After a lost response the file may be our own. */
async function commit(store: Store, key: string, text: string): Promise<boolean> {
  return (await store.create(key, text)) || (await store.read(key))?.content.toString() === text;
}

function isAlreadyStored({ registry, ...known }: RevisionFile, parts: RegistryParts): boolean {
  const { hosts, remotes, frozen = {} } = registry;
  const stored = { hosts, remotes, frozen: parts.frozen === undefined ? undefined : frozen };
  return (
    unreadable({ registry, ...known }).length === 0 &&
    isDeepStrictEqual({ hosts: parts.hosts, remotes: parts.remotes, frozen: parts.frozen }, stored)
  );
}

/** Creating the revision's file is atomic; a slower writer reads again. @param decide may run several times */
export async function changeRegistry(
  store: Store,
  { by, action, overridden, replacesAll = false, assertFits }: RegistryChange,
  decide: (registry: Registry | null, at: string) => RegistryParts | Promise<RegistryParts>,
): Promise<ChangedRegistry> {
  const cause = { by: by.slice(0, LONGEST_BY), action: action.slice(0, LONGEST_ACTION), overridden };
  for (let tried = 0; tried < MAX_ATTEMPTS; tried += 1) {
    const known = await readNewestFile(store);
    if (known && !replacesAll) assertReadable(known);
    const before = known?.registry ?? null;
    await assertFits?.(before);
    const at = new Date().toISOString();
    const parts = await decide(before, at);
    if (known && isAlreadyStored(known, parts)) {
      await moveCurrentOn(store);
      return { registry: known.registry, before, isChanged: false };
    }
    const previous = before?.revision ?? null;
    const revision = (previous ?? 0) + 1;
    const frozen = parts.frozen ?? before?.frozen;
    const { hosts, remotes } = parts;
    const registry: Registry = {
      revision,
      previous,
      change: { at, ...cause },
      hosts,
      remotes,
      ...(frozen && { frozen }),
    };
    if (await commit(store, revisionKey(revision), revisionText(registry, known))) {
      await moveCurrentOn(store);
      return { registry, before, isChanged: true };
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_WAIT_MS));
  }
  throw new DeliveryError('Others changed the registry each time this was tried. Try again.');
}

const BATCH = 10;

export async function* revisionsBack(store: Store, newest: Registry): AsyncGenerator<Registry> {
  yield newest;
  for (let first = newest.revision - 1; first >= 1; first -= BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, first) }, (_, index) => first - index);
    for (const revision of await Promise.all(numbers.map((number) => readRevision(store, number)))) {
      if (!revision) return;
      yield revision;
    }
  }
}
