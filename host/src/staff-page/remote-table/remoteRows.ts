import {
  ALL_PACKAGES,
  type Canary,
  type Registry,
  type RegistryEntry,
  type RegistryRemote,
} from '@formline/shared/contracts/platform/registry';
import { isInCanary, rolloutShare, type RolloutSubject } from '@formline/shared/domain/delivery/rollout';
import { useSession } from '@formline/shared/session';
import { useMemo } from 'react';
import { type RemoteLoad, type LoadFailure, remoteLoads } from '../../remotes/loading/loadPhases';
import { type Override, activeOverrides } from '../../remotes/registry/override';
import { useLiveRemotes } from '../../remotes/registry/liveRemotes';
import { rolloutSubject, subjectOf } from '../../remotes/registry/chooseEntries';

export interface CanaryRow extends Pick<Canary, 'percent' | 'roles' | 'clubs'> {
  readonly build: string;
  /** Position of this person among all, from 0 to below 100. */
  readonly share: number;
  readonly isIn: boolean;
}

export interface RemoteRow {
  readonly remote: RegistryRemote;
  readonly chosen: RegistryEntry | null;
  readonly load: RemoteLoad | null;
  /** Milliseconds; null when it was not loaded here. */
  readonly loadMs: number | null;
  readonly canary: CanaryRow | null;
  readonly override: Override | null;
  /** Nothing of it goes live, by its own freeze or by that of everything. */
  readonly isFrozen: boolean;
}

export interface PageState {
  readonly registry: Registry;
  readonly entries: readonly RegistryEntry[];
  readonly loads: readonly RemoteLoad[];
  readonly overrides: readonly Override[];
  readonly subject: RolloutSubject;
}

export const remoteRows = ({ registry, entries, loads, overrides, subject }: PageState): RemoteRow[] =>
  registry.remotes.map((remote) => {
    const load = loads.find(({ name }) => name === remote.name) ?? null;
    return {
      remote,
      chosen: entries.find(({ name }) => name === remote.name) ?? null,
      load,
      loadMs: load && loadTime(load),
      canary: canaryOf(remote, subject),
      override: overrides.find((override) => override.remote === remote.name) ?? null,
      isFrozen: [remote.name, ALL_PACKAGES].some((name) => registry.frozen?.[name]),
    };
  });

function loadTime({ phases: { entry, chunk, render } }: RemoteLoad): number | null {
  const known = [entry, chunk, render].filter((ms) => ms !== null);
  return known.length > 0 ? known.reduce((sum, ms) => sum + ms, 0) : null;
}

function canaryOf({ canary }: RegistryRemote, subject: RolloutSubject): CanaryRow | null {
  if (!canary) return null;
  return {
    build: canary.build.build,
    percent: canary.percent,
    roles: canary.roles,
    clubs: canary.clubs,
    share: rolloutShare(subject.id, canary.salt),
    isIn: isInCanary(canary, subject),
  };
}

export function foundRows(rows: readonly RemoteRow[], search: string): RemoteRow[] {
  const term = search.trim().toLowerCase();
  return rows.filter(({ remote }) => `${remote.name} ${remote.owner}`.toLowerCase().includes(term));
}

interface CountedFailure {
  readonly failure: LoadFailure;
  readonly count: number;
}

/** Equal failures become one entry, because a failing remote is tried repeatedly. */
export function countedFailures(failures: readonly LoadFailure[]): CountedFailure[] {
  const counted = new Map<string, CountedFailure>();
  for (const failure of failures) {
    const key = JSON.stringify(failure);
    counted.set(key, { failure, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()];
}

export function useRemoteRows(): RemoteRow[] {
  const { registry, entries } = useLiveRemotes();
  const session = useSession();
  return useMemo(() => {
    if (!registry) return [];
    const subject = session.status === 'signed-in' ? subjectOf(session) : rolloutSubject();
    return remoteRows({ registry, entries, loads: remoteLoads(), overrides: activeOverrides(), subject });
  }, [registry, entries, session]);
}
