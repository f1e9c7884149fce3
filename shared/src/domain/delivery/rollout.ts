import type { Canary, Registry, RegistryEntry, RegistryRemote } from '../../contracts/platform/registry';

/** Of somebody who opens the dashboard, as much as the choice of a build depends on. */
export interface RolloutSubject {
  /** Anything that stays the same for this person, or for this browser while nobody is signed in. */
  readonly id: string;
  readonly role: 'trainer' | 'manager' | null;
  /** Ids of the clubs the person belongs to. */
  readonly clubs: readonly number[];
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const SHARES = 10_000;

/**
 * Where somebody stands among all others, from 0 to below 100, evenly spread and always the same for one salt.
 * FNV-1a of 32 bits (Fowler, Noll, Vo), its last bits mixed as MurmurHash3's finisher does.
 */
export function rolloutShare(id: string, salt: string): number {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(`${salt}/${id}`)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) % SHARES) / (SHARES / 100);
}

/** True when a trial is meant for this person. */
export function isInCanary({ percent, roles, clubs, salt }: Canary, subject: RolloutSubject): boolean {
  const hasRole = roles.length === 0 || roles.some((role) => role === subject.role);
  const hasClub = clubs.length === 0 || clubs.some((club) => subject.clubs.includes(club));
  return hasRole && hasClub && rolloutShare(subject.id, salt) < percent;
}

/** The build of a remote that this person uses. */
export function chooseBuild(remote: RegistryRemote, subject: RolloutSubject): RegistryEntry {
  const { name, active, canary } = remote;
  const disabled = remote.disabled?.reason ?? null;
  return canary && isInCanary(canary, subject)
    ? { ...canary.build, name, source: 'canary', disabled }
    : { ...active, name, source: 'active', disabled };
}

/** The active build of every remote: what a server that does not know the person goes by. */
export const activeBuilds = ({ remotes }: Registry): RegistryEntry[] =>
  remotes.map(({ name, active, disabled }) => ({
    ...active,
    name,
    source: 'active',
    disabled: disabled?.reason ?? null,
  }));

/**
 * Cookie that names the remotes of which this browser does not use the active build, so that the server does not send that
 * one early. Nothing else is in it.
 */
export const OTHER_BUILDS_COOKIE = 'formline_other_builds';
/** Stands between the names in the cookie; no name holds it. */
export const OTHER_BUILDS_SEPARATOR = '.';
