import type { ComponentType } from 'react';

/** What loading an exposed module gives. */
export interface LoadedModule {
  readonly default: ComponentType<Record<string, unknown>>;
  /** To be called when the component has been drawn for the first time. */
  readonly noteDrawn?: () => void;
}
