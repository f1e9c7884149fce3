import type { MadeSchedule, RefusedClient } from '@formline/shared/contracts/scheduling/severalClients';
import type { ScheduleRequest } from '@formline/shared/contracts/scheduling/scheduling';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { inSavepoint } from '../../../database/inSavepoint';
import { changedMeanwhile, HttpProblem } from '../../../plugins/HttpProblem';
import { activityRepository } from '../../people/activities/activity.repository';
import { clientAccess } from '../../people/clients/clientAccess';
import { schedulingTexts as texts } from '../scheduling.texts';
import { planChangesRepository } from './planChanges.repository';
import { lockedSchedule } from './planChanges.service';
import { type SchedulingHow, schedulingService } from './scheduling.service';

const FIRST_DAY = '0001-01-01';

interface TrainersClients {
  readonly trainerId: number;
  readonly clientIds: readonly number[];
}

interface Outcome<T> {
  readonly done: T[];
  readonly refused: RefusedClient[];
}

type SeenSchedule = Omit<MadeSchedule, 'version'> & { readonly version?: number | undefined };

/** What is refused for one client changes nothing for this client and all for the others. Refused when all are. */
export function severalClientsService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  const access = clientAccess({ db, clock });

  return {
    async schedule(
      { trainerId, clientIds }: TrainersClients,
      request: ScheduleRequest,
      how: SchedulingHow,
    ): Promise<{ scheduled: MadeSchedule[]; refused: RefusedClient[] }> {
      const scheduling = schedulingService({ db, clock });
      const each = { items: [...new Set(clientIds)], idOf: (id: number) => id };
      const { done, refused } = await forEachClient(db, each, async (clientId) => {
        await access.requireOne(trainerId, clientId);
        const { schedule } = await scheduling.schedule({ trainerId, clientId }, request, how);
        return { client_id: clientId, schedule_id: schedule.id, version: schedule.version };
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
        await takeBack(trainerId, made, today);
        return made.client_id;
      });
      return { undone_client_ids: done, refused };
    },
  };

  async function takeBack(
    trainerId: number,
    { client_id: clientId, schedule_id: scheduleId, version }: SeenSchedule,
    today: string,
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
}

/** In the order of the ids, so that two calls do not wait for each other. */
async function forEachClient<Item, T>(
  db: Transaction,
  { items, idOf }: { readonly items: readonly Item[]; readonly idOf: (item: Item) => number },
  work: (item: Item) => Promise<T>,
): Promise<Outcome<T>> {
  const outcome: Outcome<T> = { done: [], refused: [] };
  let first: HttpProblem | null = null;
  for (const item of items.toSorted((one, other) => idOf(one) - idOf(other))) {
    try {
      outcome.done.push(await inSavepoint(db, () => work(item)));
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      first ??= error;
      const { code, message } = error.body;
      outcome.refused.push({ client_id: idOf(item), code, message });
    }
  }
  if (first && outcome.done.length === 0) throw first;
  return outcome;
}
