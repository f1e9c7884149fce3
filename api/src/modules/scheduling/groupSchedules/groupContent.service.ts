import type { ContentChanges } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { invalidInput, notFound } from '../../../plugins/HttpProblem';
import type { GroupRef } from '../clientGroups/clientGroups.repository';
import { editOfRow, recordChange, type Recording } from '../calendarChanges/recordChange';
import { changedCopy } from '../schedules/changedCopy';
import { groupCopiesRepository } from './groupCopies.repository';
import { lockedPlan } from './groupLocks';
import { groupSchedulesRepository } from './groupSchedules.repository';
import { memberSchedulesRepository } from './memberSchedules.repository';
import { schedulingTexts as texts } from '../scheduling.texts';

interface PlacedWorkout {
  readonly groupScheduleId: number;
  readonly planWorkoutId: number;
}

interface GroupContentChanges extends ContentChanges {
  /** What was seen and is changed. */
  readonly workout_id?: number | undefined;
}

export function groupContentService(recording: Recording) {
  const { db } = recording;
  return {
    async change(
      group: GroupRef,
      { groupScheduleId: id, planWorkoutId: slotId }: PlacedWorkout,
      { changes, today }: { readonly changes: GroupContentChanges; readonly today: string },
    ): Promise<void> {
      const { version, workout_id: seenId, ...content } = changes;
      const { trainerId, groupId } = group;
      const plan = await lockedPlan(db, group, { id, version });
      const plans = groupSchedulesRepository(db);
      const slots = await plans.listSlots([id]);
      const isMovedAhead = slots.some(({ movedDates }) => movedDates.some((date) => date >= today));
      if (plan.endDate < today && !isMovedAhead) throw invalidInput(texts.schedules.historyStays);
      const placed = slots.find((one) => one.id === slotId);
      if (!placed) throw notFound(texts.plans.noSuchWorkoutOfPlan);
      const { workoutId, weekWorkoutIds } = placed;
      const changedFromId = weekWorkoutIds?.find((weekId) => weekId === seenId) ?? workoutId;
      const row = { table: 'group_schedule_workouts', rowId: slotId, workoutId } as const;
      const continues = await editOfRow(recording, { groupId }, row);
      await recordChange(recording, { groupId, kind: 'reschedule', continues }, async () => {
        const members = memberSchedulesRepository(db);
        const scheduleIds = await members.lockRunning(plan);
        const scope = { slotId, workoutId, scheduleIds, from: today };
        const copies = groupCopiesRepository(db);
        const isShownHereAlone =
          continues !== null && weekWorkoutIds === null && (await copies.isShownInScopeOnly(scope));
        const copied = { trainerId, workoutId: changedFromId, isShownHereAlone };
        const changedId = await changedCopy(db, copied, content);
        await copies.show(scope, changedId);
        await plans.update(id, {});
        await members.update(scheduleIds, {});
      });
    },
  };
}
