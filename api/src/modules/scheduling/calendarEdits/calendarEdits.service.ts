import type {
  CalendarEditResult,
  EditedWorkout,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import { planRemovalService } from '../schedules/planRemoval.service';
import { scheduledDaysService } from '../schedules/scheduledDays.service';
import { calendarEditsRepository } from './calendarEdits.repository';
import { checkTarget, movesInOrder, sourcesOf } from './editedWorkouts';
import { type EditParts, recordEdit } from './recordEdit';
import { type CopyTargets, writeCopies } from './writeCopies';

/** Of workouts on one client's calendar. */
export function calendarEditsService(parts: EditParts, clientId: number) {
  const { db, actor, today } = parts;
  const client = { trainerId: actor.trainerId, clientId };
  const repository = calendarEditsRepository(db);
  const sources = async (workouts: readonly EditedWorkout[]) => {
    const days = await repository.listDays(
      client,
      workouts.map(({ id }) => id),
    );
    return sourcesOf(days, workouts);
  };

  return {
    async copy(workouts: readonly EditedWorkout[], targets: CopyTargets): Promise<CalendarEditResult> {
      const copied = await sources(workouts);
      const schedules = await repository.listSchedules(copied.map(({ scheduleId }) => scheduleId));
      return writeCopies(parts, { sources: copied, schedules }, targets);
    },

    async move(workouts: readonly EditedWorkout[]): Promise<CalendarEditResult> {
      const days = scheduledDaysService(parts);
      const edited = await recordEdit(parts, { clientId, kind: 'move' }, async () => {
        for (const { id, date: oldDate, to } of movesInOrder(workouts)) {
          checkTarget(to, today);
          await days.move(client, id, { date: to ?? oldDate, oldDate, today });
        }
      });
      return { edited, refused: [] };
    },

    async remove(workouts: readonly EditedWorkout[]): Promise<CalendarEditResult> {
      const removal = planRemovalService(parts);
      const edited = await recordEdit(parts, { clientId, kind: 'remove' }, async () => {
        for (const { id, scheduleId } of await sources(workouts)) {
          await removal.delete({ client, scheduleId }, { scope: 'day', scheduledWorkoutId: id, today });
        }
      });
      return { edited, refused: [] };
    },
  };
}
