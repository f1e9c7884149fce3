import { isDeepStrictEqual } from 'node:util';
import { type Registry, REGISTRY_URL } from '@formline/shared/contracts/platform/registry';
import { BrokenRevision } from './BrokenRevision';
import { DeliveryError } from './DeliveryError';
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
  /** True: everything is replaced, also what this version cannot read. */
  readonly replacesAll?: boolean;
  /** Asked about every registry that the change is about to be applied to; refuses it by an error. */
  readonly assertFits?: (registry: Registry | null) => Promise<void>;
}

export type RegistryParts = Pick<Registry, 'hosts' | 'remotes'>;

export interface ChangedRegistry {
  readonly registry: Registry;
  /** What the change was applied to; null for the first revision. */
  readonly before: Registry | null;
  /** False: the registry said so already, and no revision was written. */
  readonly isChanged: boolean;
}

const LONGEST_BY = 120;
const LONGEST_ACTION = 400;
/** Attempts before a writer gives up because others write first. */
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

/** What current.json says; null when it is missing or broken, because the revisions know better. */
export async function readCurrent(store: Store): Promise<RevisionFile | null> {
  const stored = await store.read(CURRENT_KEY);
  try {
    return stored && parseRevision(stored.content.toString());
  } catch {
    // Not a registry, or one of an earlier shape.
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

/** From one revision on to the last: each is written only after the one before. */
async function newestFrom(store: Store, known: RevisionFile): Promise<RevisionFile> {
  const next = await readFileOf(store, revisionKey(known.registry.revision + 1));
  return next ? newestFrom(store, next) : known;
}

async function readNewestFile(store: Store): Promise<RevisionFile | null> {
  const current = await readCurrent(store);
  const start = current && (await readFileOf(store, revisionKey(current.registry.revision)));
  if (start) return newestFrom(store, start);
  const last = (await revisionNumbers(store)).at(-1);
  // A site that was put together before there were revisions has none but the current one.
  return last === undefined ? current : readFileOf(store, revisionKey(last));
}

export async function readRevision(store: Store, revision: number): Promise<Registry | null> {
  return (await readFileOf(store, revisionKey(revision)))?.registry ?? null;
}

/** One revision, all of it. @throws DeliveryError when this version would lose a remote of it */
export async function readWholeRevision(store: Store, revision: number): Promise<Registry | null> {
  const file = await readFileOf(store, revisionKey(revision));
  if (file) assertReadable(file);
  return file?.registry ?? null;
}

export async function readNewest(store: Store): Promise<Registry | null> {
  return (await readNewestFile(store))?.registry ?? null;
}

export async function readNewestWhole(store: Store): Promise<Registry | null> {
  const file = await readNewestFile(store);
  if (file) assertReadable(file);
  return file?.registry ?? null;
}

/**
 * Makes current.json a copy of the newest revision. Two writers may pass each other on a folder: each looks again after
 * it has written, so that the last one to write leaves the newest there.
 */
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

/** Puts a revision where none is. An answer that got lost on the way may hide that it is there: then it is this one. */
async function commit(store: Store, key: string, text: string): Promise<boolean> {
  return (await store.create(key, text)) || (await store.read(key))?.content.toString() === text;
}

const isAlreadyStored = (known: RevisionFile, { hosts, remotes }: RegistryParts) =>
  unreadable(known).length === 0 &&
  isDeepStrictEqual({ hosts, remotes }, { hosts: known.registry.hosts, remotes: known.registry.remotes });

/**
 * Changes the registry by a new revision. Its file is created exclusively, and that is the moment of the change: of two
 * writers at a time one is first, and the other reads again and applies its change to what the first has written. Then
 * current.json follows. A change that changes nothing writes no revision.
 * @param decide what the registry should say, given what it says; it may be asked several times
 * @throws DeliveryError when a remote would be lost
 */
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
    const { hosts, remotes } = await decide(before, at);
    if (known && isAlreadyStored(known, { hosts, remotes })) {
      await moveCurrentOn(store);
      return { registry: known.registry, before, isChanged: false };
    }
    const previous = before?.revision ?? null;
    const revision = (previous ?? 0) + 1;
    const registry: Registry = { revision, previous, change: { at, ...cause }, hosts, remotes };
    if (await commit(store, revisionKey(revision), revisionText(registry, known))) {
      await moveCurrentOn(store);
      return { registry, before, isChanged: true };
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_WAIT_MS));
  }
  throw new DeliveryError('Others changed the registry each time this was tried. Try again.');
}
