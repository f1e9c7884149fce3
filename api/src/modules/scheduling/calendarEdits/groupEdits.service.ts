import type { CalendarEditResult } from '@formline/shared/contracts/scheduling/calendarChanges';
import type { EditedGroupWorkout } from '@formline/shared/contracts/scheduling/groupCalendarChanges';
import { groupMovesService } from '../groupSchedules/groupMoves.service';
import { groupRemovalService } from '../groupSchedules/groupRemoval.service';
import { calendarEditsRepository } from './calendarEdits.repository';
import { checkTarget, movesInOrder, sourcesOf } from './editedWorkouts';
import { type EditParts, recordEdit } from './recordEdit';
import { type CopyTargets, writeCopies } from './writeCopies';

/** Of workouts on a group's calendar, for all members. */
export function groupEditsService(parts: EditParts, groupId: number) {
  const { db, actor, today } = parts;
  const ref = { trainerId: actor.trainerId, groupId, scope: {} };
  const repository = calendarEditsRepository(db);
  const sources = async (workouts: readonly EditedGroupWorkout[]) => {
    const seen = workouts.map(({ plan_workout_id: id, ...day }) => ({ id, ...day }));
    const days = await repository.listGroupDays(
      ref,
      seen.map(({ id }) => id),
    );
    return sourcesOf(days, seen);
  };

  return {
    async copy(workouts: readonly EditedGroupWorkout[], targets: CopyTargets): Promise<CalendarEditResult> {
      const copied = await sources(workouts);
      const schedules = await repository.listGroupSchedules(copied.map(({ scheduleId }) => scheduleId));
      return writeCopies(parts, { sources: copied, schedules }, targets);
    },

    async move(workouts: readonly EditedGroupWorkout[]): Promise<CalendarEditResult> {
      const moves = groupMovesService(db);
      const edited = await recordEdit(parts, { groupId, kind: 'move' }, async () => {
        for (const { id, scheduleId, date: oldDate, to } of movesInOrder(await sources(workouts))) {
          checkTarget(to, today);
          const move = { plan_workout_id: id, date: to ?? oldDate, oldDate };
          if (to !== oldDate) await moves.move(ref, scheduleId, { move, today });
        }
      });
      return { edited, refused: [] };
    },

    async remove(workouts: readonly EditedGroupWorkout[]): Promise<CalendarEditResult> {
      const removal = groupRemovalService(parts);
      const edited = await recordEdit(parts, { groupId, kind: 'remove' }, async () => {
        for (const { id: planWorkoutId, scheduleId, date } of await sources(workouts)) {
          await removal.delete(ref, scheduleId, { scope: 'day', date, planWorkoutId, today });
        }
      });
      return { edited, refused: [] };
    },
  };
}
