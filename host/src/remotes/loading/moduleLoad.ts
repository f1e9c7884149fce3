import type { ComponentType } from 'react';

/** What loading an exposed module gives. */
export interface LoadedModule {
  readonly default: ComponentType<Record<string, unknown>>;
  /** To be called when the component has been drawn for the first time. */
  readonly noteDrawn?: () => void;
}

/** The chosen build of a remote gets this long, with all tries at it; then the build before it gets its chance. */
export const BUILD_MS = 5_000;
/** A remote that has not come by then is given up; the person is told and may try again. */
export const LONGEST_WAIT_MS = 7_500;
