import type { Canary, Registry, RegistryRemote } from '@formline/shared/contracts/platform/registry';
import { frozenName } from './frozen';
import { remoteOf } from './remoteChanges';

const listed = (names: readonly string[]) => names.join(', ');

export function describeAudience({ percent, roles, clubs }: Omit<Canary, 'build' | 'salt'>): string {
  const parts = [
    `${percent} of 100 people`,
    ...(roles.length > 0 ? [listed(roles.map((role) => `${role}s`))] : []),
    ...(clubs.length > 0 ? [`of club ${listed(clubs.map(String))}`] : []),
  ];
  return listed(parts);
}

function describeCanary(before: Canary | null, after: Canary | null): string[] {
  if (after) {
    const isSame = before !== null && JSON.stringify(before) === JSON.stringify(after);
    return isSame ? [] : [`on trial ${after.build.build} with ${describeAudience(after)}`];
  }
  return before ? [`the trial of ${before.build.build} is over`] : [];
}

function describeRemote(before: RegistryRemote | undefined, after: RegistryRemote): string[] {
  const buildBefore = before?.active.build;
  const fallback = after.fallback?.build ?? 'none';
  return [
    ...(buildBefore === after.active.build
      ? []
      : [`live ${buildBefore ?? 'nothing'} → ${after.active.build}`]),
    ...((before?.fallback?.build ?? 'none') === fallback ? [] : [`fallback ${fallback}`]),
    ...describeCanary(before?.canary ?? null, after.canary),
    ...(after.disabled && before?.disabled?.reason !== after.disabled.reason
      ? [`switched off: ${after.disabled.reason}`]
      : []),
    ...(before?.disabled && !after.disabled ? ['switched on'] : []),
  ];
}

function describeFrozen(before: Registry | null, after: Registry): string[] {
  const was = before?.frozen ?? {};
  const is = after.frozen ?? {};
  return [
    ...Object.keys(is).flatMap((what) =>
      was[what]?.reason === is[what]?.reason ? [] : [`${frozenName(what)}: frozen: ${is[what]?.reason}`],
    ),
    ...Object.keys(was).flatMap((what) => (is[what] ? [] : [`${frozenName(what)}: not frozen any more`])),
  ];
}

/** One line for each remote and the host, e.g. `mf-groups: live A → B, fallback A`. */
export function describeChange(before: Registry | null, after: Registry): string[] {
  const hostBefore = before?.hosts[0]?.build;
  const hostAfter = after.hosts[0]?.build;
  const removedRemotes = (before?.remotes ?? []).filter(({ name }) => !remoteOf(after, name));
  return [
    ...(hostBefore === hostAfter
      ? []
      : [`host: live ${hostBefore ?? 'nothing'} → ${hostAfter ?? 'nothing'}`]),
    ...after.remotes.flatMap((remote) => {
      const changes = describeRemote(remoteOf(before, remote.name), remote);
      return changes.length === 0 ? [] : [`${remote.name}: ${changes.join('; ')}`];
    }),
    ...describeFrozen(before, after),
    ...removedRemotes.map(({ name }) => `${name}: removed`),
  ];
}
