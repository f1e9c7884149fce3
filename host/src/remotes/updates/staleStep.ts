import type { Registry, RegistryEntry } from '@formline/shared/contracts/registry';
import { HOST_NAME } from '@formline/shared/domain/codeOrigin';

/** A file of this build could not be loaded. */
export interface Missed {
  readonly remote: string;
  readonly build: string;
}

/** How things stand when a file could not be loaded. */
export interface StaleState {
  /** The registry as it is now. */
  readonly registry: Pick<Registry, 'hosts'>;
  /** The builds that a page loaded now would use. */
  readonly chosen: readonly Pick<RegistryEntry, 'name' | 'build'>[];
  /** The builds this page uses: one that stands in for a build that failed is live as long as it does. */
  readonly inUse: readonly Pick<RegistryEntry, 'name' | 'build' | 'source'>[];
  /** Whether the file can be had after all: asked again after its failure. */
  readonly isThere: boolean;
  readonly isUnsaved: boolean;
  /** For what this tab was loaded afresh already. */
  readonly reloadedFor: readonly string[];
}

/** Names a build among those a tab was loaded afresh for. */
export const reloadKey = ({ remote, build }: Missed): string => `${remote}@${build}`;

/**
 * What to do about a file that could not be loaded. When it is gone with a build that is no longer live, a page loaded afresh
 * is without it: once for each build, and never while something is unsaved.
 */
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
