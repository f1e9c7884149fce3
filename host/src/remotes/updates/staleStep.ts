import type { Registry, RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { HOST_NAME } from '@formline/shared/domain/delivery/codeOrigin';

export interface Missed {
  readonly remote: string;
  readonly build: string;
}

export interface StaleState {
  readonly registry: Pick<Registry, 'hosts'>;
  readonly chosen: readonly Pick<RegistryEntry, 'name' | 'build'>[];
  /** A fallback is live as long as the build it replaces. */
  readonly inUse: readonly Pick<RegistryEntry, 'name' | 'build' | 'source'>[];
  readonly isThere: boolean;
  readonly isUnsaved: boolean;
  readonly reloadedFor: readonly string[];
}

export const reloadKey = ({ remote, build }: Missed): string => `${remote}@${build}`;

/** Reloads once for each replaced build whose file is missing, and never with unsaved work. */
export function staleStep(missed: Missed, state: StaleState): 'reload' | 'nothing' {
  const { registry, chosen, inUse, isThere, isUnsaved, reloadedFor } = state;
  const newest =
    missed.remote === HOST_NAME
      ? registry.hosts[0]?.build
      : chosen.find(({ name }) => name === missed.remote)?.build;
  const standsIn = inUse.some(
    ({ name, build, source }) => source === 'fallback' && name === missed.remote && build === missed.build,
  );
  const isStale = !isThere && newest !== undefined && newest !== missed.build && !standsIn;
  return isStale && !isUnsaved && !reloadedFor.includes(reloadKey(missed)) ? 'reload' : 'nothing';
}
