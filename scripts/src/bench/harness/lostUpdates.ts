import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@formline/shared/contracts/platform/registry';
import { remoteOf } from '@formline/tooling/delivery/remoteChanges';

export interface Promotion {
  readonly name: string;
  readonly build: string;
}

export const lostUpdates = (revisions: readonly Registry[], promotions: readonly Promotion[]) =>
  promotions.filter(({ name, build }) => {
    const at = revisions.findIndex(({ change }) => change.action === `promote ${name} ${build}`);
    const revision = revisions[at];
    return !revision || !follows(revisions[at - 1] ?? null, revision, { name, build });
  });

function follows(before: Registry | null, revision: Registry, { name, build }: Promotion): boolean {
  const others = (registry: Registry | null) =>
    registry?.remotes.filter((remote) => remote.name !== name) ?? [];
  const remote = remoteOf(revision, name);
  return (
    remote?.active.build === build &&
    remote.fallback?.build === remoteOf(before, name)?.active.build &&
    isDeepStrictEqual(others(revision), others(before))
  );
}
