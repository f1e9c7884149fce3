import { createContext } from 'react';

/** Receives a part that failed to load or threw while rendering. @param attempt counted from 1 */
export type HearPartFailure = (error: unknown, attempt: number) => void;

/**
 * Parts show their own failures, so that nothing around them notices: this reports them to the
 * owner of the code.
 */
export const PartFailures = createContext<HearPartFailure>(() => undefined);
