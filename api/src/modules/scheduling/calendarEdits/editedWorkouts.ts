import { startProblem } from '@formline/shared/domain/scheduling/repetition';
import { invalidInput, staleVersion } from '../../../plugins/HttpProblem';
import { schedulingTexts } from '../scheduling.texts';
import type { SourceDay } from './calendarEdits.repository';

interface SeenWorkout {
  readonly id: number;
  readonly date: string;
  readonly to?: string | undefined;
}

export interface EditSource extends SourceDay {
  readonly to: string | undefined;
}

/** @throws HttpProblem when one is not on the day it was seen on */
export function sourcesOf(days: readonly SourceDay[], workouts: readonly SeenWorkout[]): EditSource[] {
  const known = new Map(days.map((day) => [`${day.id} ${day.date}`, day]));
  return workouts.map(({ id, date, to }) => {
    const day = known.get(`${id} ${date}`);
    if (!day) throw staleVersion();
    return { ...day, to };
  });
}

/** Later days first when workouts move ahead, so that a workout never meets the next one of its schedule. */
export function movesInOrder<W extends Omit<SeenWorkout, 'id'>>(workouts: readonly W[]): readonly W[] {
  const isAhead = workouts.some(({ date, to = date }) => to > date);
  const direction = isAhead ? -1 : 1;
  return workouts.toSorted((one, other) =>
    one.date === other.date ? 0 : one.date < other.date ? -direction : direction,
  );
}

/** @throws HttpProblem when nothing can be on the day */
export function checkTarget(to: string | undefined, today: string): void {
  if (to === undefined) throw invalidInput(schedulingTexts.changes.withoutDay);
  const problem = startProblem(to, today);
  if (problem !== null) throw invalidInput(problem);
}
