import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@formline/shared/contracts/registry';
import { remoteOf } from '@formline/tooling/delivery/remoteChanges';
import type { Promotion } from './writers';

const others = ({ remotes }: Registry, name: string) => remotes.filter((remote) => remote.name !== name);

/** True when a revision is the one before with exactly this promotion applied. */
function follows(before: Registry | undefined, revision: Registry, { name, build }: Promotion): boolean {
  const remote = remoteOf(revision, name);
  const live = before ? remoteOf(before, name)?.active.build : undefined;
  const restBefore = before ? others(before, name) : [];
  return (
    remote?.active.build === build &&
    remote.fallback?.build === live &&
    isDeepStrictEqual(others(revision, name), restBefore)
  );
}

/** Promotions that no revision holds, or whose revision took back what another one had done. */
export function lostUpdates(revisions: readonly Registry[], promotions: readonly Promotion[]): Promotion[] {
  return promotions.filter(({ name, build }) => {
    const at = revisions.findIndex(({ change }) => change.action === `promote ${name} ${build}`);
    const revision = revisions[at];
    return !revision || !follows(revisions[at - 1], revision, { name, build });
  });
}
