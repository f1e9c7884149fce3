import type { Canary, Registry, RegistryEntry, RegistryRemote } from '../../contracts/platform/registry';

export interface RolloutSubject {
  /** Stable for this person, or for this browser while nobody is signed in. */
  readonly id: string;
  readonly role: 'trainer' | 'manager' | null;
  readonly clubs: readonly number[];
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const SHARES = 10_000;

/** A stable, evenly spread number from 0 to below 100 (32-bit FNV-1a with MurmurHash3's finisher). */
export function rolloutShare(id: string, salt: string): number {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(`${salt}/${id}`)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) % SHARES) / (SHARES / 100);
}

/** True if a canary build applies to this person. */
export function isInCanary({ percent, roles, clubs, salt }: Canary, subject: RolloutSubject): boolean {
  const hasRole = roles.length === 0 || roles.some((role) => role === subject.role);
  const hasClub = clubs.length === 0 || clubs.some((club) => subject.clubs.includes(club));
  return hasRole && hasClub && rolloutShare(subject.id, salt) < percent;
}

export function chooseBuild(remote: RegistryRemote, subject: RolloutSubject): RegistryEntry {
  const { name, active, canary } = remote;
  const disabled = remote.disabled?.reason ?? null;
  return canary && isInCanary(canary, subject)
    ? { ...canary.build, name, source: 'canary', disabled }
    : { ...active, name, source: 'active', disabled };
}

/** The active build of every remote, for a server that does not know the person. */
export const activeBuilds = ({ remotes }: Registry): RegistryEntry[] =>
  remotes.map(({ name, active, disabled }) => ({
    ...active,
    name,
    source: 'active',
    disabled: disabled?.reason ?? null,
  }));

/** Cookie with the remotes of another build, so that the server does not preload their active one. */
export const OTHER_BUILDS_COOKIE = 'formline_other_builds';
/** No name of a remote contains it. */
export const OTHER_BUILDS_SEPARATOR = '.';
