import type { updateScheduledWorkout } from '@formline/shared/contracts/scheduleChanges';
import type * as z from '@formline/shared/contracts/schema';
import type { DatabaseHandle } from '../../database/database';
import { invalidInput, notFound } from '../../plugins/HttpProblem';
import { workoutContentService } from '../workouts/workoutContent.service';
import { workoutCopiesRepository } from '../workouts/workoutCopies.repository';
import { workoutsRepository } from '../workouts/workouts.repository';
import { planChangesRepository } from './planChanges.repository';
import { lockedSchedule } from './planChanges.service';
import { planCopiesRepository, type Reach } from './planCopies.repository';
import { HISTORY_STAYS } from './planRemoval.service';
import { scheduledDaysRepository } from './scheduledDays.repository';
import type { ClientOfTrainer } from './schedulesOverview.repository';

type ContentChanges = z.output<(typeof updateScheduledWorkout)['body']>;

interface NamedDay {
  readonly client: ClientOfTrainer;
  readonly scheduledWorkoutId: number;
}

/** Changes what one client does in a scheduled workout. The library's workout and done work stay as they are. */
export function planContentService(db: DatabaseHandle) {
  return {
    /** Answers the schedule's identifier. */
    async change(
      { client, scheduledWorkoutId }: NamedDay,
      { version, scope, name, description, sections }: ContentChanges,
      today: string,
    ): Promise<number> {
      return db.transaction(async (tx) => {
        const day = await scheduledDaysRepository(tx).find(client, scheduledWorkoutId);
        if (!day) throw notFound('There is no such workout on this calendar.');
        const { userScheduleId: scheduleId } = day;
        await lockedSchedule(tx, { client, scheduleId }, version);
        if (day.isComplete || day.date < today) throw invalidInput(HISTORY_STAYS);
        const reach: Reach = {
          day,
          from: scope === 'all' ? today : day.date,
          isOneDay: scope === 'day',
        };
        const workoutId = await changeableWorkout(tx, client, reach);
        if (sections !== undefined) {
          await workoutContentService(tx).save(client.trainerId, workoutId, sections);
        }
        await workoutsRepository(tx).update(workoutId, {
          ...(name !== undefined && { name }),
          ...(description !== undefined && { description }),
        });
        await planCopiesRepository(tx).show(reach, workoutId);
        await planChangesRepository(tx).update(scheduleId, {});
        return scheduleId;
      });
    },
  };
}

/** The workout itself when nothing else shows it, else a copy that these days alone will show. */
async function changeableWorkout(
  tx: DatabaseHandle,
  { trainerId }: ClientOfTrainer,
  reach: Reach,
): Promise<number> {
  const { workoutId } = reach.day;
  if (await planCopiesRepository(tx).isShownByReachAlone(reach)) return workoutId;
  const copies = await workoutCopiesRepository(tx).copy([workoutId], {
    ownerId: trainerId,
    asScheduleCopy: true,
  });
  const copyId = copies.get(workoutId);
  if (copyId === undefined) throw new Error('The workout was not copied.');
  return copyId;
}
