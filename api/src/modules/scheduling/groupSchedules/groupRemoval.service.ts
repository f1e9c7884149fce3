import type { RemovalScope } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { invalidInput, notFound } from '../../../plugins/HttpProblem';
import { activityRepository } from '../../people/activities/activity.repository';
import type { GroupRef } from '../clientGroups/clientGroups.repository';
import { planChangesRepository } from '../schedules/planChanges.repository';
import { lockedPlan } from './groupLocks';
import { groupPlanDays } from './groupPlanDays';
import { type GroupScheduleRow, groupSchedulesRepository } from './groupSchedules.repository';
import { type GroupDay, memberDaysRepository } from './memberDays.repository';
import { memberSchedulesRepository } from './memberSchedules.repository';
import { schedulingTexts as texts } from '../scheduling.texts';

export interface GroupRemoval {
  readonly scope: RemovalScope;
  readonly date?: string | undefined;
  readonly planWorkoutId?: number | undefined;
  readonly version?: number | undefined;
  readonly today: string;
}

export function groupRemovalService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  return {
    async delete(
      slot: GroupRef,
      id: number,
      { scope, date, planWorkoutId, version, today }: GroupRemoval,
    ): Promise<number> {
      if (scope !== 'all' && date === undefined) throw invalidInput(texts.schedules.deleteWithoutData);
      if (date !== undefined && date < today) throw invalidInput(texts.schedules.historyStays);
      const plan = await lockedPlan(db, slot, { id, version });
      const members = memberSchedulesRepository(db);
      const scheduleIds = await members.lock(id);
      if (scope === 'day') {
        const day = { groupScheduleId: id, date: date ?? today, slotId: planWorkoutId };
        return removeDay(db, { plan, scheduleIds, day, today });
      }
      return removeFrom(db, { plan, scheduleIds, from: scope === 'all' ? today : (date ?? today) });
    },

    async cancel(slot: GroupRef, id: number, today: string): Promise<number> {
      const plan = await lockedPlan(db, slot, { id });
      const members = memberSchedulesRepository(db);
      const scheduleIds = await members.lockRunning(plan);
      const changes = planChangesRepository(db);
      const cancelled = await changes.removeAhead(scheduleIds, today);
      if (cancelled === 0) return 0;
      const cancelledAt = clock.now();
      await members.update(scheduleIds, { cancelledAt });
      await changes.endWithLastDay(scheduleIds);
      await groupSchedulesRepository(db).update(id, { cancelledAt });
      await memberDaysRepository(db).forgetMoved(id, today);
      await activityRepository(db).record({
        trainerId: slot.trainerId,
        type: 'workout_cancelled',
        happenedAt: cancelledAt,
        clientGroupId: slot.groupId,
        clubId: null,
        locationId: null,
        subject: plan.programName ?? '',
        count: cancelled,
      });
      return cancelled;
    },
  };
}

interface Cut {
  readonly plan: GroupScheduleRow;
  readonly scheduleIds: readonly number[];
  readonly from: string;
}

interface DayOff {
  readonly plan: GroupScheduleRow;
  readonly scheduleIds: readonly number[];
  readonly day: GroupDay;
  readonly today: string;
}

async function removeDay(tx: Transaction, { plan, scheduleIds, day, today }: DayOff): Promise<number> {
  const plans = groupSchedulesRepository(tx);
  const days = memberDaysRepository(tx);
  const slots = await plans.listSlots([plan.id]);
  const meant = slots.filter(({ id }) => day.slotId === undefined || id === day.slotId);
  const isPlanned = groupPlanDays({ plan, slots, today }).some(({ date, index: slot }) => {
    const planned = slots[slot];
    return date === day.date && planned !== undefined && meant.includes(planned);
  });
  if (!isPlanned && !(await days.hasUndone(scheduleIds, day))) {
    // A day that is already off needs no change; any other day is unknown.
    if (meant.some(({ skippedDates }) => skippedDates.includes(day.date))) return 0;
    throw notFound(texts.schedules.noSuchDayOfPlan);
  }
  const removed = await days.remove(scheduleIds, day);
  await plans.update(plan.id, {});
  await memberSchedulesRepository(tx).update(scheduleIds, {});
  return removed;
}

async function removeFrom(tx: Transaction, { plan, scheduleIds, from }: Cut): Promise<number> {
  const { id, startDate, endDate } = plan;
  const plans = groupSchedulesRepository(tx);
  const members = memberSchedulesRepository(tx);
  const removed = await planChangesRepository(tx).endPlans(scheduleIds, from);
  const left = await members.lock(id);
  // It was over already.
  if (removed === 0 && endDate < from && left.length > 0) return 0;
  await members.update(scheduleIds, {});
  if (left.length === 0) {
    await members.detach([id]);
    await plans.delete([id]);
  } else {
    const days = memberDaysRepository(tx);
    await plans.endBefore(id, addDays(from, -1));
    await days.forgetMoved(id, from);
    // A plan cannot end before its first day: that day is skipped, completed work stays, new members get none.
    if (from <= startDate) await days.skip(left, { groupScheduleId: id, date: startDate });
  }
  return removed;
}
