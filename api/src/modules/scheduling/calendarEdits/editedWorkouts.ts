import type { EditedWorkout } from '@formline/shared/contracts/scheduling/calendarChanges';
import type { Transaction } from '../../../database/database';
import { staleVersion } from '../../../plugins/HttpProblem';
import type { ClientOfTrainer } from '../schedules/schedulesOverview.repository';
import { calendarEditsRepository } from './calendarEdits.repository';
import type { CopySource } from './writeCopy';

/** @throws HttpProblem when one is not on the day it was seen on */
export async function sourcesOf(
  db: Transaction,
  client: ClientOfTrainer,
  workouts: readonly EditedWorkout[],
): Promise<CopySource[]> {
  const ids = workouts.map(({ id }) => id);
  const days = new Map((await calendarEditsRepository(db).listDays(client, ids)).map((day) => [day.id, day]));
  return workouts.map(({ id, date, to }) => {
    const day = days.get(id);
    if (day?.date !== date) throw staleVersion();
    return { ...day, to };
  });
}

/** Later days first when workouts move ahead, so that a workout never meets the next one of its schedule. */
export function movesInOrder<W extends EditedWorkout>(workouts: readonly W[]): readonly W[] {
  const isAhead = workouts.some(({ date, to = date }) => to > date);
  const direction = isAhead ? -1 : 1;
  return workouts.toSorted((one, other) =>
    one.date === other.date ? 0 : one.date < other.date ? -direction : direction,
  );
}
