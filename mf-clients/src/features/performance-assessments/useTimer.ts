import type { AssessmentTimer } from '@formline/shared/domain/clients/performanceAssessments';
import { announce } from '@formline/shared/ui/core';
import { useEffect, useState } from 'react';
import { elapsedMs, spokenBetween, type TimerRun } from './assessmentTimer';

const TICK_MS = 100;

/** The clock while a run goes on; speaks its marks politely. */
export function useTimer(timer: AssessmentTimer, { startedAt, keptMs }: TimerRun): number {
  const [now, setNow] = useState(() => Date.now());
  // External system: the clock. A hidden tab ticks rarely, so that the next tick catches up.
  useEffect(() => {
    if (startedAt === null) return undefined;
    const elapsedAt = (time: number) => elapsedMs({ startedAt, keptMs, count: 0 }, time);
    let spokenMs = elapsedAt(Date.now());
    const tick = () => {
      const time = Date.now();
      const text = spokenBetween(timer, spokenMs, elapsedAt(time));
      if (text) announce(text);
      spokenMs = elapsedAt(time);
      setNow(time);
    };
    tick();
    const interval = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [timer, startedAt, keptMs]);
  return now;
}
