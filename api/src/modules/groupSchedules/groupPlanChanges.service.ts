import type { DatabaseHandle } from '../../database/database';
import type { GroupPlace } from '../clientGroups/clientGroups.repository';
import { planDaysRepository } from '../schedules/planDays.repository';
import { planPlacesRepository } from '../schedules/planPlaces.repository';
import { nextRun, type Wished } from '../schedules/planRun';
import { lockedPlan } from './groupLocks';
import { checkGroupDays } from './groupMembership.service';
import { movedWorkouts } from './groupPlanDays';
import { groupSchedulesRepository } from './groupSchedules.repository';
import { memberDaysRepository } from './memberDays.repository';
import { memberSchedulesRepository } from './memberSchedules.repository';

/** Changes what is ahead of a group's plan for all members but those for whom it was cancelled alone. */
export function groupPlanChangesService(db: DatabaseHandle) {
  return {
    async change(
      place: GroupPlace,
      id: number,
      { wished, today }: { readonly wished: Wished; readonly today: string },
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const plan = await lockedPlan(tx, place, { id, version: wished.version });
        const plans = groupSchedulesRepository(tx);
        const present = await plans.listPlaces([id]);
        const moved = movedWorkouts(present);
        const { places, calendar, changes } = await nextRun(
          tx,
          { plan, wished, today },
          { places: present, workouts: moved },
        );
        const { kept, added, restartedIds } = calendar;
        const movedBack = moved.filter((one) => one.date >= today && !kept.includes(one));
        const members = memberSchedulesRepository(tx);
        const scheduleIds = await members.lockRunning(plan);
        checkGroupDays(added.length, scheduleIds.length);
        const days = memberDaysRepository(tx);
        for (const one of movedBack) await days.removeMoved(scheduleIds, one);
        await days.forgetSkipped(scheduleIds, restartedIds);
        await members.syncPlaces(scheduleIds, { groupScheduleId: id, places, from: today });
        await planPlacesRepository(tx, 'group').replace(id, places);
        await members.insertPlaces(scheduleIds, Math.max(0, ...present.map((one) => one.id)));
        await plans.update(id, changes);
        await members.update(scheduleIds, changes);
        await members.removeForNewRun(scheduleIds, today);
        await planDaysRepository(tx, 'group').insert(scheduleIds, added);
      });
    },
  };
}
