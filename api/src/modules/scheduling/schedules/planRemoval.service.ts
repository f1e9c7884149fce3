import type { RemovalScope } from '@formline/shared/contracts/scheduling/scheduleChanges';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { invalidInput, notFound, staleVersion } from '../../../plugins/HttpProblem';
import { activityRepository } from '../../people/activities/activity.repository';
import { planChangesRepository } from './planChanges.repository';
import { lockedSchedule, type NamedSchedule } from './planChanges.service';
import { type DayOfPlan, scheduledDaysRepository } from './scheduledDays.repository';
import { schedulingTexts as texts } from '../scheduling.texts';
import type { OnClientLeaves } from '../../people/clients/clientRemoval.service';

interface Removal {
  readonly scope: RemovalScope;
  readonly scheduledWorkoutId?: number | undefined;
  readonly version?: number | undefined;
  readonly today: string;
}

interface Cancelling {
  readonly scheduledWorkoutId?: number | undefined;
  readonly today: string;
}

export function planRemovalService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  return {
    async delete(
      named: NamedSchedule,
      { scope, scheduledWorkoutId, version, today }: Removal,
    ): Promise<number> {
      await lockedSchedule(db, named, version);
      if (scope === 'all') return removeFrom(db, named.scheduleId, today);
      const day = await dayAhead(db, named, { scheduledWorkoutId, today });
      return scope === 'following'
        ? removeFrom(db, named.scheduleId, day.date)
        : removeDay(db, named.scheduleId, day);
    },

    async cancel(named: NamedSchedule, { scheduledWorkoutId, today }: Cancelling): Promise<number> {
      const schedule = await lockedSchedule(db, named);
      const repository = planChangesRepository(db);
      const day =
        scheduledWorkoutId === undefined ? null : await dayAhead(db, named, { scheduledWorkoutId, today });
      const cancelled = day
        ? await scheduledDaysRepository(db).remove(day)
        : await repository.removeAhead([schedule.id], today);
      if (cancelled === 0) return 0;
      if (day) await repository.update(schedule.id, {});
      else {
        await repository.update(schedule.id, { cancelledAt: clock.now() });
        await repository.endWithLastDay([schedule.id]);
      }
      await activityRepository(db).record({
        ...named.client,
        type: 'workout_cancelled',
        happenedAt: clock.now(),
        subject: day?.workoutName ?? schedule.programName ?? '',
        day: day?.date,
        count: cancelled,
      });
      return cancelled;
    },
  };
}

async function removeFrom(tx: Transaction, scheduleId: number, from: string): Promise<number> {
  const repository = planChangesRepository(tx);
  const removed = await repository.endPlans([scheduleId], from);
  if (removed > 0) await repository.update(scheduleId, {});
  return removed;
}

async function removeDay(tx: Transaction, scheduleId: number, day: DayOfPlan): Promise<number> {
  const repository = planChangesRepository(tx);
  const removed = await scheduledDaysRepository(tx).remove(day);
  if (removed === 0) throw staleVersion();
  await repository.update(scheduleId, {});
  await repository.deleteEmpty([scheduleId]);
  return removed;
}

async function dayAhead(
  tx: Transaction,
  { client, scheduleId }: NamedSchedule,
  { scheduledWorkoutId, today }: Cancelling,
): Promise<DayOfPlan> {
  if (scheduledWorkoutId === undefined) throw invalidInput(texts.schedules.deleteWithoutData);
  const day = await scheduledDaysRepository(tx).find(client, scheduledWorkoutId);
  if (!day || day.userScheduleId !== scheduleId) throw notFound(texts.schedules.noSuchDayOfPlan);
  if (day.isComplete || day.date < today) throw invalidInput(texts.schedules.historyStays);
  return day;
}

/** Future work is removed; past and completed work stays as the client's history. */
export const endPlansOfClient: OnClientLeaves = async (db, { trainerId, clientId, today }) => {
  const plans = planChangesRepository(db);
  await plans.endPlans(await plans.lockAll({ trainerId, clientId }), today);
};
