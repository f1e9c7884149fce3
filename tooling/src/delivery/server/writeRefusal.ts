import { isDeepStrictEqual } from 'node:util';
import { type RegistryRemote, type RemoteBuild } from '@formline/shared/contracts/platform/registry';
import { BUILD_RECORD_FILE } from '@formline/shared/contracts/platform/buildRecord';
import { remoteBuild } from '@formline/shared/domain/delivery/remoteBuild';
import { PAGE_KEY } from '../hostPageFile';
import { buildKey, pageOf, parsePublication, PUBLISHED_FILE, readSoundBuild } from '../publishedBuild';
import { CURRENT_KEY, readNewestFile } from '../registryFile';
import { nameOf, parseRevision, type RevisionFile, revisionKey, unreadable } from '../revisionFile';
import type { Store } from '../store/Store';
import { type DeliveryToken, EVERY_PACKAGE, type Right } from './deliveryTokens';
import { deliveryServerTexts as texts } from './deliveryServer.texts';
import { gateRefusal, newBuilds } from './gateRefusal';

export interface Write {
  readonly key: string;
  readonly content: Buffer;
  /** True: the file must not exist yet. */
  readonly isCreation: boolean;
}

interface Asked {
  readonly token: DeliveryToken;
  readonly write: Write;
  readonly store: Store;
}

/** Why a token may not write a file, as a sentence; null when it may. */
export async function writeRefusal({ token, write, store }: Asked): Promise<string | null> {
  const { key, content, isCreation } = write;
  const built = /^(?:remotes\/(?<remote>[^/]+)|host)\/(?<build>[^/]+)\/(?<file>.+)$/.exec(key)?.groups;
  if (built) {
    const { remote: name = 'host', build = '', file = '' } = built;
    return (
      missingRight(token, 'publish', name) ??
      (file === PUBLISHED_FILE
        ? await publicationRefusal({ token, write, store }, { name, build })
        : isCreation
          ? null
          : texts.neverOverwritten)
    );
  }
  const newest = await readNewestFile(store);
  if (key === CURRENT_KEY) {
    const revision = newest && (await store.read(revisionKey(newest.registry.revision)));
    return revision?.content.equals(content) === true ? null : texts.notNewest;
  }
  if (key.startsWith('registry/revisions/')) return revisionRefusal({ token, write, store }, newest);
  if (key === PAGE_KEY) return pageRefusal({ token, write, store }, newest);
  // The operator's own files, which the first publication of a host puts there.
  if (!key.includes('/') && isCreation) return missingRight(token, 'publish', 'host');
  return texts.notDelivered(key);
}

function missingRight(
  { packages, rights, holder }: DeliveryToken,
  right: Right,
  name: string,
): string | null {
  const has = rights.includes(right) && (packages.includes(name) || packages.includes(EVERY_PACKAGE));
  return has ? null : texts.missingRight[right](holder, name);
}

interface NamedBuild {
  readonly name: string;
  readonly build: string;
}

/** Says who published, so that it is written before the build is complete and never after. */
async function publicationRefusal(
  { token, write, store }: Asked,
  { name, build }: NamedBuild,
): Promise<string | null> {
  if (await store.read(buildKey(name, build) + BUILD_RECORD_FILE)) return texts.neverOverwritten;
  return parsePublication(write.content.toString())?.by === token.holder
    ? null
    : texts.otherName(token.holder);
}

async function revisionRefusal(
  { token, write, store }: Asked,
  newest: RevisionFile | null,
): Promise<string | null> {
  const next = readable(write.content.toString());
  if (!next) return texts.notReadable;
  const { registry } = next;
  const revision = (newest?.registry.revision ?? 0) + 1;
  if (!write.isCreation) return texts.neverOverwritten;
  // Of two writers at a time the slower one is told by the store that the revision is there, and tries again.
  if (registry.revision !== revision || write.key !== revisionKey(revision)) {
    return (await store.read(write.key)) ? null : texts.notNext(revision);
  }
  if (registry.previous !== (newest?.registry.revision ?? null)) return texts.notNext(revision);
  if (registry.change.by !== token.holder) return texts.otherName(token.holder);
  const changed = changedPackages(newest, next);
  if (isDamagedIn(next, changed)) return texts.notReadable;
  for (const name of changed) {
    const refusal =
      missingRight(token, 'promote', name) ??
      (registry.change.overridden ? missingRight(token, 'override', name) : null);
    if (refusal) return refusal;
  }
  const builds: (readonly [string, RemoteBuild])[] = [];
  for (const remote of registry.remotes.filter(({ name }) => changed.has(name))) {
    const known = newest?.registry.remotes.find(({ name }) => name === remote.name);
    const foreign = await foreignBuild(store, remote, known);
    if (foreign) return texts.notAsPublished(remote.name, foreign.build);
    builds.push(...newBuilds(known, remote));
  }
  const host = registry.hosts[0]?.build;
  if (changed.has('host') && host !== undefined && !(await readSoundBuild(store, 'host', host)))
    return texts.notAsPublished('host', host);
  if (!newest) return null;
  const isOverridden = registry.change.overridden !== null;
  return gateRefusal({ store, newest: newest.registry, builds, isOverridden });
}

/** The page is that of the live host. */
async function pageRefusal(
  { token, write, store }: Asked,
  newest: RevisionFile | null,
): Promise<string | null> {
  const missing = missingRight(token, 'promote', 'host');
  const build = newest?.registry.hosts[0]?.build ?? '';
  const host = missing === null ? await readSoundBuild(store, 'host', build) : null;
  return missing ?? (host && pageOf(host) === write.content.toString() ? null : texts.notPage);
}

function readable(text: string): RevisionFile | null {
  try {
    return parseRevision(text);
  } catch {
    return null;
  }
}

/** Others could change nothing any more while a remote is there twice or in a form that nobody can read. */
function isDamagedIn(file: RevisionFile, changed: ReadonlySet<string>): boolean {
  const names = file.remotes.map(nameOf);
  return unreadable(file).some((name) => changed.has(name)) || new Set(names).size < names.length;
}

/** Packages that a revision changes; `*` for what concerns all of them. */
export function changedPackages(before: RevisionFile | null, after: RevisionFile): ReadonlySet<string> {
  const [old, next] = [partsOf(before), partsOf(after)];
  return new Set(
    [...Object.keys(old), ...Object.keys(next)].filter((name) => !isDeepStrictEqual(old[name], next[name])),
  );
}

/** Of each package what a revision says about it, as it is stored, with fields of later versions. */
function partsOf(file: RevisionFile | null): Readonly<Record<string, unknown>> {
  if (!file) return {};
  const {
    revision: _revision,
    previous: _previous,
    change: _change,
    remotes: _remotes,
    ...rest
  } = file.document;
  const { hosts = [], frozen: _frozen, ...others } = rest;
  const frozen = file.registry.frozen ?? {};
  const named = (name: string) => file.remotes.filter((remote) => (nameOf(remote) ?? EVERY_PACKAGE) === name);
  const names = file.remotes.map((remote) => nameOf(remote) ?? EVERY_PACKAGE);
  const all: Record<string, unknown> = {};
  for (const name of new Set(['host', EVERY_PACKAGE, ...names, ...Object.keys(frozen)])) {
    const own = name === 'host' ? hosts : name === EVERY_PACKAGE ? others : undefined;
    all[name] = { own, remotes: named(name), frozen: frozen[name] };
  }
  return all;
}

/** A build that a remote gets and that was neither its own before nor is published as the revision says. */
async function foreignBuild(
  store: Store,
  remote: RegistryRemote,
  known: RegistryRemote | undefined,
): Promise<RemoteBuild | null> {
  const before = known ? buildsOf(known) : [];
  for (const build of buildsOf(remote)) {
    if (before.some((one) => isDeepStrictEqual(one, build))) continue;
    const published = await readSoundBuild(store, remote.name, build.build);
    const expected = published && remoteBuild(published.record, published.integrity);
    if (!isDeepStrictEqual(expected, build)) return build;
  }
  return null;
}

const buildsOf = ({ active, fallback, canary }: RegistryRemote): readonly RemoteBuild[] => [
  active,
  ...(fallback ? [fallback] : []),
  ...(canary ? [canary.build] : []),
];
