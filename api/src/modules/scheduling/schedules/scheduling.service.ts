import type { ScheduleRequest } from '@formline/shared/contracts/scheduling/scheduling';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { noSuchClient } from '../../people/clients/clientAccess';
import { type PlanRequest, resolvePlan } from '../plans/planResolver';
import { presentDays, type PresentDay, refusePresent } from '../plans/presentDays';
import { presentDaysRepository } from '../plans/presentDays.repository';
import { planSourcesRepository } from '../plans/planSources.repository';
import {
  type ClientOfTrainer,
  schedulesOverviewRepository,
  type SummaryRow,
} from './schedulesOverview.repository';
import { scheduleOf, writeSchedule } from './writeSchedule';

interface SchedulingParts {
  readonly db: Transaction;
  readonly clock: Clock;
}

export interface SchedulingHow {
  readonly today: string;
  readonly shouldAsk: boolean;
  readonly weekWorkouts?: PlanRequest['weekWorkouts'];
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
      { today, shouldAsk, weekWorkouts }: SchedulingHow,
    ): Promise<NewSchedule> {
      const { trainerId, clientId } = client;
      const receiver = await planSourcesRepository(db).lockClient(trainerId, clientId, request);
      if (!receiver) throw noSuchClient();
      const named = { kind: 'client', firstName: receiver.firstName } as const;
      const plan = await resolvePlan(db, { trainerId, request, receiver: named, today, weekWorkouts });
      const present = presentDays(plan, await presentDaysRepository(db).list(client, plan));
      if (shouldAsk) refusePresent(present);
      const id = await writeSchedule({ db, clock }, client, scheduleOf(plan));
      const schedule = await schedulesOverviewRepository(db).find(client, id);
      if (!schedule) throw new Error('The schedule was not made.');
      return { schedule, present };
    },
  };
}
