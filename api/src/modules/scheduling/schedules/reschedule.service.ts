import type { rescheduleProgram } from '@formline/shared/contracts/scheduling/scheduleChanges';
import type * as z from '@formline/shared/contracts/schema';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { invalidInput, notFound, staleVersion } from '../../../plugins/HttpProblem';
import { noSuchClient } from '../../people/clients/clientAccess';
import { planChangesRepository } from './planChanges.repository';
import { planChangesService } from './planChanges.service';
import type { RequestedChanges } from '../plans/planRun';
import { planSourcesRepository } from '../plans/planSources.repository';
import { planWriterRepository } from '../plans/planWriter.repository';
import {
  type ClientOfTrainer,
  schedulesOverviewRepository,
  type SummaryRow,
} from './schedulesOverview.repository';
import { schedulingTexts as texts } from '../scheduling.texts';

type RescheduleRequest = z.output<(typeof rescheduleProgram)['body']>;

const insufficientData = () => invalidInput(texts.schedules.rescheduleWithoutData);

/** The schedule is named by its id or by the dates it had. */
export function rescheduleService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  return {
    async reschedule(
      client: ClientOfTrainer,
      programId: number,
      { request, today }: { readonly request: RescheduleRequest; readonly today: string },
    ): Promise<SummaryRow> {
      const { startDate, endDate = null } = request;
      if (startDate === undefined) throw insufficientData();
      if (!(await planSourcesRepository(db).lockClient(client.trainerId, client.clientId, request))) {
        throw noSuchClient();
      }
      const scheduleId = await meantSchedule(db, client, { programId, request });
      const requested: RequestedChanges = {
        ...(request.version !== undefined && { version: request.version }),
        ...(request.programName !== undefined && { name: request.programName }),
        program_category_id: request.program_category_id,
        start_date: startDate,
        end_date: endDate,
        is_rotation: request.is_rotation,
        workouts: await workoutsOf(db, scheduleId, request),
      };
      await planChangesService({ db, clock }).change({ client, scheduleId }, requested, today);
      const schedule = await schedulesOverviewRepository(db).find(client, scheduleId);
      if (!schedule) throw new Error('The schedule is gone.');
      return schedule;
    },
  };
}

interface Meant {
  readonly programId: number;
  readonly request: RescheduleRequest;
}

async function meantSchedule(
  tx: Transaction,
  client: ClientOfTrainer,
  { programId, request }: Meant,
): Promise<number> {
  const { scheduleId, oldStartDate, oldEndDate } = request;
  if (scheduleId === undefined && (oldStartDate === undefined || oldEndDate === undefined))
    throw insufficientData();
  const candidates = await planChangesRepository(tx).listOfProgram(client, programId);
  const named = candidates.filter(({ id }) => scheduleId === undefined || id === scheduleId);
  if (named.length === 0) throw notFound(texts.schedules.noSuchProgram);
  const meant = named.filter(
    ({ startDate, endDate }) =>
      startDate === (oldStartDate ?? startDate) && endDate === (oldEndDate ?? endDate),
  );
  const [only, another] = meant;
  if (!only) throw staleVersion();
  if (another) throw insufficientData();
  return only.id;
}

/** A workout already in the plan keeps its slot. */
async function workoutsOf(
  tx: Transaction,
  scheduleId: number,
  { workouts }: RescheduleRequest,
): Promise<RequestedChanges['workouts']> {
  if (!workouts) return undefined;
  const free = await planWriterRepository(tx).listWorkouts([scheduleId]);
  return workouts.map(({ workout_id, days_of_week }) => {
    const index = free.findIndex(({ workoutId }) => workoutId === workout_id);
    const [slot] = index === -1 ? [] : free.splice(index, 1);
    return { id: slot?.id, workout_id, days_of_week };
  });
}
