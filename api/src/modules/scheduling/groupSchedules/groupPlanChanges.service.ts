import type { Transaction } from '../../../database/database';
import type { GroupRef } from '../clientGroups/clientGroups.repository';
import { planDaysRepository } from '../plans/planDays.repository';
import { planSlotsRepository } from '../plans/planSlots.repository';
import { nextRun, type RequestedChanges } from '../plans/planRun';
import { lockedPlan } from './groupLocks';
import { checkGroupDays } from './groupMembership.service';
import { movedWorkouts } from './groupPlanDays';
import { groupSchedulesRepository } from './groupSchedules.repository';
import { memberDaysRepository } from './memberDays.repository';
import { memberSchedulesRepository } from './memberSchedules.repository';

export function groupPlanChangesService(db: Transaction) {
  return {
    async change(
      slot: GroupRef,
      id: number,
      { requested, today }: { readonly requested: RequestedChanges; readonly today: string },
    ): Promise<void> {
      const plan = await lockedPlan(db, slot, { id, version: requested.version });
      const plans = groupSchedulesRepository(db);
      const present = await plans.listSlots([id]);
      const moved = movedWorkouts(present);
      const { slots, calendar, changes } = await nextRun(
        db,
        { plan, requested, today },
        { slots: present, workouts: moved },
      );
      const { kept, added, restartedIds } = calendar;
      const movedBack = moved.filter((one) => one.date >= today && !kept.includes(one));
      const members = memberSchedulesRepository(db);
      const scheduleIds = await members.lockRunning(plan);
      checkGroupDays(added.length, scheduleIds.length);
      const days = memberDaysRepository(db);
      for (const one of movedBack) await days.removeMoved(scheduleIds, one);
      await days.forgetSkipped(scheduleIds, restartedIds);
      await members.syncSlots(scheduleIds, { groupScheduleId: id, slots, from: today });
      await planSlotsRepository(db, 'group').replace(id, slots);
      await members.insertSlots(scheduleIds, Math.max(0, ...present.map((one) => one.id)));
      await plans.update(id, changes);
      await members.update(scheduleIds, changes);
      await members.removeForNewRun(scheduleIds, today);
      await planDaysRepository(db, 'group').insert(scheduleIds, added);
    },
  };
}
