import type { updateScheduledWorkout } from '@formline/shared/contracts/scheduleChanges';
import type * as z from '@formline/shared/contracts/schema';
import type { DatabaseHandle } from '../../../database/database';
import { invalidInput, notFound } from '../../../plugins/HttpProblem';
import { changedCopy } from './changedCopy';
import { planChangesRepository } from './planChanges.repository';
import { lockedSchedule } from './planChanges.service';
import { planCopiesRepository, type EditScope } from './planCopies.repository';
import { HISTORY_STAYS } from './planRemoval.service';
import { scheduledDaysRepository } from './scheduledDays.repository';
import type { ClientOfTrainer } from './schedulesOverview.repository';

type DayContentChanges = z.output<(typeof updateScheduledWorkout)['body']>;

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
      { version, scope, ...content }: DayContentChanges,
      today: string,
    ): Promise<number> {
      return db.transaction(async (tx) => {
        const day = await scheduledDaysRepository(tx).find(client, scheduledWorkoutId);
        if (!day) throw notFound('There is no such workout on this calendar.');
        const { userScheduleId: scheduleId, workoutId } = day;
        await lockedSchedule(tx, { client, scheduleId }, version);
        if (day.isComplete || day.date < today) throw invalidInput(HISTORY_STAYS);
        const editScope: EditScope = {
          day,
          from: scope === 'all' ? today : day.date,
          isOneDay: scope === 'day',
        };
        const copies = planCopiesRepository(tx);
        const isShownHereAlone = await copies.isShownInScopeOnly(editScope);
        const { trainerId } = client;
        const changedId = await changedCopy(tx, { trainerId, workoutId, isShownHereAlone }, content);
        await copies.show(editScope, changedId);
        await planChangesRepository(tx).update(scheduleId, {});
        return scheduleId;
      });
    },
  };
}
