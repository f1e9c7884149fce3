import { copiedSchedule } from '@formline/shared/domain/scheduling/copiedSchedule';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { activityRepository } from '../../people/activities/activity.repository';
import { planDaysRepository } from '../plans/planDays.repository';
import { planWriterRepository } from '../plans/planWriter.repository';
import type { ClientOfTrainer } from '../schedules/schedulesOverview.repository';
import type { SourceDay, SourceSchedule } from './calendarEdits.repository';

export interface CopySource extends SourceDay {
  readonly to: string | undefined;
}

interface CopiedPlan extends SourceSchedule {
  readonly sources: readonly CopySource[];
}

/**
 * A schedule of its own, with the program, name and category of the one that the workouts come from.
 * @returns its id
 */
export async function writeCopy(
  { db, clock }: { readonly db: Transaction; readonly clock: Clock },
  client: ClientOfTrainer,
  { programId, programName, programCategoryId, sources }: CopiedPlan,
): Promise<number> {
  const { startDate, endDate, repetition, workouts, days } = copiedSchedule(
    sources.map(({ workoutId, date, to = date }) => ({ workoutId, date: to })),
  );
  const writer = planWriterRepository(db);
  const plan = { programId, programName, programCategoryId, startDate, endDate, repetition };
  const scheduleId = await writer.insertSchedule({ ...client, ...plan });
  await writer.insertWorkouts(
    scheduleId,
    workouts.map(({ workoutId, daysOfWeek, skippedDates }, ordinal) => ({
      workoutId,
      ordinal,
      daysOfWeek: [...daysOfWeek],
      skippedDates: [...skippedDates],
    })),
  );
  await planDaysRepository(db, 'client').insert([scheduleId], days);
  await activityRepository(db).record({
    ...client,
    type: programName === null ? 'workout_scheduled' : 'program_scheduled',
    happenedAt: clock.now(),
    subject: programName ?? sources[0]?.workoutName ?? '',
    day: startDate,
    count: days.length,
  });
  return scheduleId;
}
