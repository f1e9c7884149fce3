import type { MadeSchedule, RefusedClient } from '@formline/shared/contracts/scheduling/severalClients';
import type { ScheduleRequest } from '@formline/shared/contracts/scheduling/scheduling';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import type { TrainerActor } from '../../../plugins/actor';
import { changedMeanwhile } from '../../../plugins/HttpProblem';
import { activityRepository } from '../../people/activities/activity.repository';
import { clientAccess } from '../../people/clients/clientAccess';
import { schedulingTexts as texts } from '../scheduling.texts';
import { sharedWeekWorkouts } from '../plans/weekWorkouts.service';
import { recordChange } from '../calendarChanges/recordChange';
import { forEachClient } from './forEachClient';
import { planChangesRepository } from './planChanges.repository';
import { lockedSchedule } from './planChanges.service';
import { type SchedulingHow, schedulingService } from './scheduling.service';

const FIRST_DAY = '0001-01-01';

interface TrainersClients {
  readonly actor: Pick<TrainerActor, 'trainerId' | 'userId'>;
  readonly clientIds: readonly number[];
}

interface Parts {
  readonly db: Transaction;
  readonly clock: Clock;
}

type SeenSchedule = Omit<MadeSchedule, 'version'> & { readonly version?: number | undefined };

/** What is refused for one client changes nothing for this client and all for the others. Refused when all are. */
export function severalClientsService({ db, clock }: Parts) {
  const access = clientAccess({ db, clock });

  return {
    async schedule(
      { actor, clientIds }: TrainersClients,
      request: ScheduleRequest,
      how: SchedulingHow,
    ): Promise<{ scheduled: MadeSchedule[]; refused: RefusedClient[] }> {
      const scheduling = schedulingService({ db, clock });
      const { weekWorkouts, forget } = sharedWeekWorkouts();
      const { trainerId } = actor;
      const each = { items: [...new Set(clientIds)], idOf: (id: number) => id };
      const { done, refused } = await forEachClient(db, each, async (clientId) => {
        await access.requireOne(trainerId, clientId);
        const client = { trainerId, clientId };
        try {
          const { result } = await recordChange({ db, clock, actor }, { clientId, kind: 'schedule' }, () =>
            scheduling.schedule(client, request, { ...how, weekWorkouts }),
          );
          const { id, version } = result.schedule;
          return { client_id: clientId, schedule_id: id, version };
        } catch (error) {
          forget();
          throw error;
        }
      });
      return { scheduled: done, refused };
    },

    async undo(
      trainerId: number,
      scheduled: readonly SeenSchedule[],
      today: string,
    ): Promise<{ undone_client_ids: number[]; refused: RefusedClient[] }> {
      const each = { items: scheduled, idOf: ({ client_id }: SeenSchedule) => client_id };
      const { done, refused } = await forEachClient(db, each, async (made) => {
        await access.requireOne(trainerId, made.client_id);
        await takeBack({ db, clock }, made, { trainerId, today });
        return made.client_id;
      });
      return { undone_client_ids: done, refused };
    },
  };
}

async function takeBack(
  { db, clock }: Parts,
  { client_id: clientId, schedule_id: scheduleId, version }: SeenSchedule,
  { trainerId, today }: { readonly trainerId: number; readonly today: string },
): Promise<void> {
  const client = { trainerId, clientId };
  const plans = planChangesRepository(db);
  const plan = await lockedSchedule(db, { client, scheduleId });
  const days = await plans.listFrom(scheduleId, FIRST_DAY);
  const isChanged =
    (version !== undefined && plan.version !== version) ||
    plan.groupScheduleId !== null ||
    days.some(({ isMoved, isComplete, date }) => isMoved || isComplete || date < today) ||
    (await plans.hasLog(scheduleId));
  if (isChanged) throw changedMeanwhile(texts.schedules.changedSince);
  await plans.deleteWhole(scheduleId);
  await activityRepository(db).record({
    ...client,
    type: 'workout_cancelled',
    happenedAt: clock.now(),
    subject: plan.programName ?? '',
    day: plan.startDate,
    count: days.length,
  });
}
