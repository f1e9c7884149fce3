import type { AssessmentTimer } from '@formline/shared/domain/clients/performanceAssessments';
import { recordAssessmentsTexts as texts } from './recordAssessments.texts';

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;
/** Seconds before the end of a count that are spoken. */
const SPOKEN_SECONDS_LEFT = [30, 10];

/** Times are of the clock, which goes on while a tab is hidden or a laptop sleeps. */
export interface TimerRun {
  readonly startedAt: number | null;
  readonly keptMs: number;
  readonly count: number;
}

export const NEW_RUN: TimerRun = { startedAt: null, keptMs: 0, count: 0 };

export const isRunning = ({ startedAt }: TimerRun): boolean => startedAt !== null;

export const elapsedMs = ({ startedAt, keptMs }: TimerRun, now: number): number =>
  keptMs + (startedAt === null ? 0 : Math.max(0, now - startedAt));

export const startRun = (run: TimerRun, now: number): TimerRun => ({ ...run, startedAt: now });

export const stopRun = (run: TimerRun, now: number): TimerRun => ({
  ...run,
  keptMs: elapsedMs(run, now),
  startedAt: null,
});

export type Counter = Extract<AssessmentTimer, { kind: 'counter' }>;

interface CounterPhase {
  readonly name: 'ready' | 'lead' | 'count' | 'over';
  readonly leftSeconds: number;
}

/** A second counts as left until it is over. */
export function counterPhase(
  { leadSeconds, countSeconds }: Counter,
  run: TimerRun,
  now: number,
): CounterPhase {
  const elapsed = elapsedMs(run, now);
  const leadMs = leadSeconds * SECOND_MS;
  const left = (endMs: number) => Math.ceil((endMs - elapsed) / SECOND_MS);
  if (!isRunning(run)) return { name: 'ready', leftSeconds: leadSeconds || countSeconds };
  if (elapsed < leadMs) return { name: 'lead', leftSeconds: left(leadMs) };
  const endMs = leadMs + countSeconds * SECOND_MS;
  return elapsed < endMs ? { name: 'count', leftSeconds: left(endMs) } : { name: 'over', leftSeconds: 0 };
}

/** What is spoken between two moments of a run; only the last of several that a hidden tab missed. */
export function spokenBetween(timer: AssessmentTimer, fromMs: number, toMs: number): string | null {
  const passed = marksOf(timer, toMs).filter(({ atMs }) => atMs > fromMs && atMs <= toMs);
  return passed.at(-1)?.text ?? null;
}

interface SpokenMark {
  readonly atMs: number;
  readonly text: string;
}

function marksOf(timer: AssessmentTimer, untilMs: number): SpokenMark[] {
  if (timer.kind === 'stopwatch') {
    const minutes = Math.floor(untilMs / (MINUTE_SECONDS * SECOND_MS));
    return Array.from({ length: minutes }, (_, index) => ({
      atMs: (index + 1) * MINUTE_SECONDS * SECOND_MS,
      text: texts.minutes(index + 1),
    }));
  }
  const endSeconds = timer.leadSeconds + timer.countSeconds;
  return [
    ...(timer.leadSeconds > 0 ? [{ atMs: timer.leadSeconds * SECOND_MS, text: texts.countNow }] : []),
    ...SPOKEN_SECONDS_LEFT.map((left) => ({
      atMs: (endSeconds - left) * SECOND_MS,
      text: texts.secondsLeft(left),
    })),
  ];
}
