import type { ReportSummary } from '@formline/shared/contracts/platform/clientReports';
import type { RegistryRemote } from '@formline/shared/contracts/platform/registry';
import { readNewest } from '@formline/tooling/delivery/registryFile';
import { remoteOf } from '@formline/tooling/delivery/remoteChanges';
import type { Store } from '@formline/tooling/delivery/store/Store';
import { changeRemote } from '@formline/tooling/mf/change/changeRemote';
import { type BuildCounts, canaryFault, countsOf, countsSince } from './canaryHealth';

export interface WatchedCanary {
  readonly store: Store;
  readonly name: string;
  readonly by: string;
  readonly rate: number;
  readonly readReports: () => Promise<readonly ReportSummary[]>;
  /** Ends with false when the time is over. */
  readonly pause: () => Promise<boolean>;
}

export type WatchOutcome =
  | { readonly kind: 'healthy' | 'ended'; readonly build: string; readonly counts: BuildCounts }
  | {
      readonly kind: 'taken back';
      readonly build: string;
      readonly why: string;
      readonly remote: RegistryRemote;
    }
  | { readonly kind: 'none' };

const canaryOf = async ({ store, name }: WatchedCanary) => remoteOf(await readNewest(store), name);

/** Takes back only the canary that it has watched. */
async function takeBack(watched: WatchedCanary, build: string, why: string): Promise<void> {
  const { store, name, by } = watched;
  const change = { name, by, action: `end canary ${name}: ${why}`, overridden: null };
  await changeRemote(store, change, (remote) =>
    remote.canary?.build.build === build ? { ...remote, canary: null } : remote,
  );
}

/** Watches the reports that browsers send, until the time is over or the canary is worse than the live build. */
export async function watchCanary(watched: WatchedCanary): Promise<WatchOutcome> {
  const remote = await canaryOf(watched);
  const build = remote?.canary?.build.build;
  if (!remote || build === undefined) return { kind: 'none' };
  const live = remote.active.build;
  const first = await watched.readReports();
  const begin = { canary: countsOf(first, build), live: countsOf(first, live) };
  let counts = countsSince(begin.canary, begin.canary);
  while (await watched.pause()) {
    const reports = await watched.readReports();
    counts = countsSince(countsOf(reports, build), begin.canary);
    const fault = canaryFault({
      canary: counts,
      live: countsSince(countsOf(reports, live), begin.live),
      rate: watched.rate,
    });
    const now = await canaryOf(watched);
    // A rollback in between is a decision too: nothing may be promoted over it.
    if (now?.canary?.build.build !== build || now.active.build !== live)
      return { kind: 'ended', build, counts };
    if (fault !== null) {
      await takeBack(watched, build, fault);
      return { kind: 'taken back', build, why: fault, remote };
    }
  }
  return { kind: 'healthy', build, counts };
}
