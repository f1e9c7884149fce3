import type { ScheduleRequest } from '@formline/shared/contracts/scheduling/scheduling';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { activityRepository } from '../../people/activities/activity.repository';
import { noSuchClient } from '../../people/clients/clientAccess';
import { planDaysRepository } from '../plans/planDays.repository';
import { resolvePlan, type ResolvedPlan } from '../plans/planResolver';
import { presentDays, type PresentDay, refusePresent } from '../plans/presentDays';
import { presentDaysRepository } from '../plans/presentDays.repository';
import { planSourcesRepository } from '../plans/planSources.repository';
import { planWriterRepository } from '../plans/planWriter.repository';
import {
  type ClientOfTrainer,
  schedulesOverviewRepository,
  type SummaryRow,
} from './schedulesOverview.repository';

interface SchedulingParts {
  readonly db: Transaction;
  readonly clock: Clock;
}

export interface SchedulingHow {
  readonly today: string;
  readonly shouldAsk: boolean;
}

interface NewSchedule {
  readonly schedule: SummaryRow;
  readonly present: readonly PresentDay[];
}

export function schedulingService({ db, clock }: SchedulingParts) {
  return {
    /** @throws HttpProblem when `shouldAsk` and a day already has one of the workouts */
    async schedule(
      client: ClientOfTrainer,
      request: ScheduleRequest,
      { today, shouldAsk }: SchedulingHow,
    ): Promise<NewSchedule> {
      const { trainerId, clientId } = client;
      const receiver = await planSourcesRepository(db).lockClient(trainerId, clientId, request);
      if (!receiver) throw noSuchClient();
      const named = { kind: 'client', firstName: receiver.firstName } as const;
      const plan = await resolvePlan(db, { trainerId, request, receiver: named, today });
      const present = presentDays(plan, await presentDaysRepository(db).list(client, plan));
      if (shouldAsk) refusePresent(present);
      const schedule = await schedulesOverviewRepository(db).find(client, await write(db, client, plan));
      if (!schedule) throw new Error('The schedule was not made.');
      return { schedule, present };
    },
  };

  async function write(tx: Transaction, client: ClientOfTrainer, plan: ResolvedPlan): Promise<number> {
    const writer = planWriterRepository(tx);
    const { workouts, days, ...schedule } = plan;
    const scheduleId = await writer.insertSchedule({ ...client, ...schedule });
    await writer.insertWorkouts(scheduleId, toPlanWorkouts(workouts));
    await planDaysRepository(tx, 'client').insert([scheduleId], days);
    await record(tx, client, plan);
    return scheduleId;
  }

  async function record(tx: Transaction, client: ClientOfTrainer, plan: ResolvedPlan): Promise<void> {
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

export const toPlanWorkouts = (workouts: ResolvedPlan['workouts']) =>
  workouts.map(({ workoutId, days_of_week }, ordinal) => ({
    workoutId,
    ordinal,
    daysOfWeek: days_of_week.map(Number),
  }));
