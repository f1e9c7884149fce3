import {
  type editCalendar,
  type EditedWorkout,
  MOST_COPIES,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { startProblem } from '@formline/shared/domain/scheduling/repetition';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import type { TrainerActor } from '../../../plugins/actor';
import { invalidInput } from '../../../plugins/HttpProblem';
import { clientAccess, noSuchClient } from '../../people/clients/clientAccess';
import { planSourcesRepository } from '../plans/planSources.repository';
import { schedulingTexts } from '../scheduling.texts';
import { forEachClient } from '../schedules/forEachClient';
import { planRemovalService } from '../schedules/planRemoval.service';
import { scheduledDaysService } from '../schedules/scheduledDays.service';
import { calendarEditsRepository } from './calendarEdits.repository';
import { movesInOrder, sourcesOf } from './editedWorkouts';
import { recordEdit } from './recordEdit';
import { writeCopy } from './writeCopy';

const texts = schedulingTexts.changes;

interface EditParts {
  readonly db: Transaction;
  readonly clock: Clock;
  readonly actor: Pick<TrainerActor, 'trainerId' | 'userId'>;
  readonly today: string;
}

type Edited = EndpointResult<typeof editCalendar>;

/** Of workouts on one client's calendar. */
export function calendarEditsService({ today, ...parts }: EditParts) {
  const { db, clock, actor } = parts;
  const ofClient = (clientId: number) => ({ trainerId: actor.trainerId, clientId });

  return {
    /** Each client gets all copies or none. */
    async copy(
      clientId: number,
      workouts: readonly EditedWorkout[],
      clientIds: readonly number[],
    ): Promise<Edited> {
      const items = [...new Set(clientIds)];
      if (items.length * workouts.length > MOST_COPIES) throw invalidInput(texts.tooMany);
      const sources = await sourcesOf(db, ofClient(clientId), workouts);
      for (const { to } of sources) checkTarget(to, today);
      const scheduleIds = new Set(sources.map(({ userScheduleId }) => userScheduleId));
      const schedules = await calendarEditsRepository(db).listSchedules([...scheduleIds]);
      const { done, refused } = await forEachClient(db, { items, idOf: (id) => id }, async (target) => {
        await clientAccess({ db, clock }).requireOne(actor.trainerId, target);
        return recordEdit(parts, { clientId: target, kind: 'copy' }, async () => {
          if (!(await planSourcesRepository(db).lockClient(actor.trainerId, target, {})))
            throw noSuchClient();
          for (const schedule of schedules) {
            const own = sources.filter(({ userScheduleId }) => userScheduleId === schedule.id);
            await writeCopy(parts, ofClient(target), { ...schedule, sources: own });
          }
        });
      });
      return { edited: done.flat(), refused };
    },

    async move(clientId: number, workouts: readonly EditedWorkout[]): Promise<Edited> {
      const days = scheduledDaysService(parts);
      const edited = await recordEdit(parts, { clientId, kind: 'move' }, async () => {
        for (const { id, date: oldDate, to } of movesInOrder(workouts)) {
          checkTarget(to, today);
          await days.move(ofClient(clientId), id, { date: to ?? oldDate, oldDate, today });
        }
      });
      return { edited, refused: [] };
    },

    async remove(clientId: number, workouts: readonly EditedWorkout[]): Promise<Edited> {
      const removal = planRemovalService(parts);
      const edited = await recordEdit(parts, { clientId, kind: 'remove' }, async () => {
        for (const { id, userScheduleId } of await sourcesOf(db, ofClient(clientId), workouts)) {
          const named = { client: ofClient(clientId), scheduleId: userScheduleId };
          await removal.delete(named, { scope: 'day', scheduledWorkoutId: id, today });
        }
      });
      return { edited, refused: [] };
    },
  };
}

function checkTarget(to: string | undefined, today: string): void {
  if (to === undefined) throw invalidInput(texts.withoutDay);
  const problem = startProblem(to, today);
  if (problem !== null) throw invalidInput(problem);
}
