import { createContext } from 'react';

/**
 * Hears of a part that failed: its code did not come, or threw while it was drawn.
 * @param attempt which try of this part it was, from 1
 */
export type HearPartFailure = (error: unknown, attempt: number) => void;

/**
 * Who hears of the parts below that fail. Such a part says so in its own place and nothing around it notices, which is why
 * whoever answers for the code has to be told.
 */
export const PartFailures = createContext<HearPartFailure>(() => undefined);
