import * as z from '@formline/shared/contracts/schema';
import { type BrowserRecord, browserRecord } from '@formline/shared/session';
import type { TimerRun } from './assessmentTimer';

const runsSchema = z.record(
  z.string(),
  z.object({ startedAt: z.nullable(z.number()), keptMs: z.number(), count: z.int() }),
);

/** By the name of the assessment; one that was not started is not there. */
export type TimerRuns = Readonly<Record<string, TimerRun>>;

/** Runs of a client in this tab, which a reload must not stop. */
export const storedRuns = (clientId: number): BrowserRecord<TimerRuns> =>
  browserRecord(`assessmentTimers.${clientId}`, runsSchema, { tabs: 'this', until: 'sign-out' });
