import type { Registry, RemoteBuild } from '@formline/shared/contracts/platform/registry';
import { remoteOf } from './remoteChanges';

export type RollbackPlan =
  | { readonly kind: 'back'; readonly to: string; readonly fallback: RemoteBuild | null }
  | { readonly kind: 'done'; readonly since: Registry }
  | { readonly kind: 'nothing' };

export const liveBuild = (registry: Registry, name: string): string | undefined =>
  name === 'host' ? registry.hosts[0]?.build : remoteOf(registry, name)?.active.build;

export const rollbackAction = (name: string, to: string) => `rollback ${name} to ${to}`;

const TO_REVISION = 'rollback to revision ';

export const revisionRollbackAction = (revision: number) => `${TO_REVISION}${revision}`;

export const isRollbackOf = ({ action }: Registry['change'], name: string) =>
  action.startsWith(rollbackAction(name, '')) || action.startsWith(TO_REVISION);

/** The named build, or the one live before. Repeating a rollback changes nothing. */
export async function rollbackPlan(
  newestFirst: AsyncIterable<Registry>,
  name: string,
  to: string | null,
): Promise<RollbackPlan> {
  let since: Registry | null = null;
  let live: string | undefined;
  for await (const revision of newestFirst) {
    const build = liveBuild(revision, name);
    live ??= build;
    if (build === undefined) break;
    const fallback = remoteOf(revision, name)?.fallback ?? null;
    if (build === live) since = revision;
    else if (to === live) break;
    else if (to === null && since && !isRollbackOf(since.change, name))
      return { kind: 'back', to: build, fallback };
    else if (to === null) break;
    else if (build === to) return { kind: 'back', to, fallback };
  }
  if (since && (to === live || (to === null && isRollbackOf(since.change, name))))
    return { kind: 'done', since };
  return to === null ? { kind: 'nothing' } : { kind: 'back', to, fallback: null };
}
