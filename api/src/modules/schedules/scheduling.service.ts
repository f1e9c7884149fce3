import type { ScheduleRequest } from '@formline/shared/contracts/scheduling';
import type { Clock } from '../../clock';
import type { DatabaseHandle } from '../../database/database';
import { notFound } from '../../plugins/HttpProblem';
import { activityRepository } from '../activityFeed/activity.repository';
import { planDaysRepository } from './planDays.repository';
import { type PlanWish, requestHashOf, resolvePlan, type ResolvedPlan } from './planResolver';
import { planSourcesRepository } from './planSources.repository';
import { planWriterRepository } from './planWriter.repository';
import {
  type ClientOfTrainer,
  schedulesOverviewRepository,
  type SummaryRow,
} from './schedulesOverview.repository';

/** The same request within this time is a double click or a repeated attempt, not a second schedule. */
export const SAME_REQUEST_SECONDS = 60;

interface SchedulingParts {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
}

export function schedulingService({ db, clock }: SchedulingParts) {
  return {
    async schedule(client: ClientOfTrainer, request: ScheduleRequest, today: string): Promise<SummaryRow> {
      return db.transaction(async (tx) => {
        const { trainerId, clientId } = client;
        const receiver = await planSourcesRepository(tx).lockClient(trainerId, clientId, request);
        if (!receiver) throw notFound('You have no client with this number.');
        const requestHash = requestHashOf(request);
        const withinSeconds = SAME_REQUEST_SECONDS;
        const same = await planWriterRepository(tx).findSame({ ...client, requestHash, withinSeconds });
        const named = { kind: 'client', firstName: receiver.firstName } as const;
        const scheduleId =
          same ??
          (await write(tx, client, { wish: { trainerId, request, receiver: named, today }, requestHash }));
        const schedule = await schedulesOverviewRepository(tx).find(client, scheduleId);
        if (!schedule) throw new Error('The schedule was not made.');
        return schedule;
      });
    },
  };

  async function write(
    tx: DatabaseHandle,
    client: ClientOfTrainer,
    { wish, requestHash }: { readonly wish: PlanWish; readonly requestHash: string },
  ): Promise<number> {
    const plan = await resolvePlan(tx, wish);
    const writer = planWriterRepository(tx);
    const { workouts, days, ...schedule } = plan;
    const scheduleId = await writer.insertSchedule({ ...client, ...schedule, requestHash });
    await writer.insertWorkouts(scheduleId, toPlanWorkouts(workouts));
    await planDaysRepository(tx, 'client').insert([scheduleId], days);
    await record(tx, client, plan);
    return scheduleId;
  }

  async function record(tx: DatabaseHandle, client: ClientOfTrainer, plan: ResolvedPlan): Promise<void> {
    await activityRepository(tx).record({
      ...client,
      type: plan.programName === null ? 'workout_scheduled' : 'program_scheduled',
      happenedAt: clock.now(),
      subject: plan.programName ?? plan.workouts[0]?.name ?? '',
      day: plan.days[0]?.date,
      count: plan.days.length,
    });
  }
}

/** The workouts of a plan as rows, numbered by their place. */
export const toPlanWorkouts = (workouts: ResolvedPlan['workouts']) =>
  workouts.map(({ workoutId, days_of_week }, ordinal) => ({
    workoutId,
    ordinal,
    daysOfWeek: days_of_week.map(Number),
  }));
