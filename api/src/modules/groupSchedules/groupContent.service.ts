import type { ContentChanges } from '@formline/shared/contracts/scheduleChanges';
import type { DatabaseHandle } from '../../database/database';
import { invalidInput, notFound } from '../../plugins/HttpProblem';
import type { GroupPlace } from '../clientGroups/clientGroups.repository';
import { changedCopy } from '../schedules/changedCopy';
import { HISTORY_STAYS } from '../schedules/planRemoval.service';
import { groupCopiesRepository } from './groupCopies.repository';
import { lockedPlan } from './groupLocks';
import { groupSchedulesRepository } from './groupSchedules.repository';
import { memberSchedulesRepository } from './memberSchedules.repository';

interface PlacedWorkout {
  readonly groupScheduleId: number;
  readonly planWorkoutId: number;
}

/** Changes what all members do in a workout of a group's plan. The library's workout and done work stay as they are. */
export function groupContentService(db: DatabaseHandle) {
  return {
    async change(
      place: GroupPlace,
      { groupScheduleId: id, planWorkoutId: placeId }: PlacedWorkout,
      { changes, today }: { readonly changes: ContentChanges; readonly today: string },
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const { version, ...content } = changes;
        const plan = await lockedPlan(tx, place, { id, version });
        const plans = groupSchedulesRepository(tx);
        const places = await plans.listPlaces([id]);
        const isMovedAhead = places.some(({ movedDates }) => movedDates.some((date) => date >= today));
        if (plan.endDate < today && !isMovedAhead) throw invalidInput(HISTORY_STAYS);
        const placed = places.find((one) => one.id === placeId);
        if (!placed) throw notFound('This schedule has no workout with this number.');
        const members = memberSchedulesRepository(tx);
        const scheduleIds = await members.lockRunning(plan);
        const { workoutId } = placed;
        const reach = { placeId, workoutId, scheduleIds, from: today };
        const copies = groupCopiesRepository(tx);
        const isShownHereAlone = await copies.isShownByReachAlone(reach);
        const { trainerId } = place;
        const changedId = await changedCopy(tx, { trainerId, workoutId, isShownHereAlone }, content);
        await copies.show(reach, changedId);
        await plans.update(id, {});
        await members.update(scheduleIds, {});
      });
    },
  };
}
