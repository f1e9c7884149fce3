import type { ComponentType } from 'react';

export interface LoadedModule {
  readonly default: ComponentType<Record<string, unknown>>;
  readonly noteRendered?: () => void;
}

/** Time for the chosen build with all retries, before the fallback build. */
export const BUILD_MS = 5_000;
export const LONGEST_WAIT_MS = 7_500;
