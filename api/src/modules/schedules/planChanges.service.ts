import type { PlanChanges } from '@formline/shared/contracts/scheduleChanges';
import {
  expandRepetition,
  repetitionOf,
  type RepetitionRule,
  runProblem,
  startProblem,
} from '@formline/shared/domain/repetition';
import type { Clock } from '../../clock';
import type { DatabaseHandle } from '../../database/database';
import { invalidInput, notFound, staleVersion } from '../../plugins/HttpProblem';
import { activityRepository } from '../activityFeed/activity.repository';
import { planChangesRepository, type PlaceChange, type ScheduleRow } from './planChanges.repository';
import { categoryOf, toDaysOfWeek, workoutNames } from './planResolver';
import { planWriterRepository } from './planWriter.repository';
import type { ClientOfTrainer } from './schedulesOverview.repository';
import { noSuchSchedule } from './schedulesOverview.service';

/** What changes; the version may be left out by calls that know none. */
export type Wished = Partial<PlanChanges>;

export interface NamedSchedule {
  readonly client: ClientOfTrainer;
  readonly scheduleId: number;
}

/** Locks a schedule for a change that is based on a version, when one is named. */
export async function lockedSchedule(
  tx: DatabaseHandle,
  { client, scheduleId }: NamedSchedule,
  version?: number,
): Promise<ScheduleRow> {
  const schedule = await planChangesRepository(tx).lock(client, scheduleId);
  if (!schedule) throw noSuchSchedule();
  if (version !== undefined && schedule.version !== version) throw staleVersion();
  return schedule;
}

interface Place extends PlaceChange {
  readonly name: string;
}

/** Changes what is ahead of one client's schedule. The library and the client's history stay as they are. */
export function planChangesService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  return {
    async change(named: NamedSchedule, wished: Wished, today: string): Promise<void> {
      await db.transaction(async (tx) => {
        const schedule = await lockedSchedule(tx, named, wished.version);
        const places = await placesOf(tx, schedule, wished);
        const days = daysAhead({ schedule, wished, places, today });
        const repository = planChangesRepository(tx);
        const { changes, ...run } = days;
        await repository.update(schedule.id, { ...changes, ...(await namesOf(tx, schedule, wished)) });
        if (wished.workouts) await repository.replacePlaces(schedule.id, places);
        await repository.removeForNewRun(schedule.id, {
          from: today,
          startDate: changes.startDate,
          endDate: changes.endDate,
        });
        await planWriterRepository(tx).insertDays([schedule.id], run.days);
        await activityRepository(tx).record({
          ...named.client,
          type: 'workout_rescheduled',
          happenedAt: clock.now(),
          subject: wished.name || (schedule.programName ?? places[0]?.name ?? ''),
          day: run.days[0]?.date,
          count: run.days.length,
        });
      });
    },
  };
}

async function placesOf(tx: DatabaseHandle, schedule: ScheduleRow, wished: Wished): Promise<Place[]> {
  const present = await planWriterRepository(tx).listWorkouts([schedule.id]);
  const wanted = wished.workouts?.map(({ id, workout_id: workoutId, days_of_week: days }) => {
    const place = present.find((one) => one.id === id);
    if (id !== undefined && !place) throw notFound('This schedule has no workout with this number.');
    const chosen = workoutId ?? place?.workoutId;
    if (chosen === undefined) throw invalidInput('workouts: a new one needs its workout_id');
    return { id: id ?? null, workoutId: chosen, daysOfWeek: days.map(Number) };
  });
  const places = wanted ?? present;
  const kept = places.flatMap(({ id }) => (id === null ? [] : [id]));
  if (new Set(kept).size !== kept.length) throw invalidInput('workouts: one stands there twice');
  const names = await workoutNames(tx, {
    trainerId: schedule.trainerId,
    ids: places.map(({ workoutId }) => workoutId),
    held: present.map(({ workoutId }) => workoutId),
  });
  return places.map(({ id, workoutId, daysOfWeek }, ordinal) => ({
    id,
    workoutId,
    ordinal,
    daysOfWeek,
    name: names.get(workoutId) ?? '',
  }));
}

interface Run {
  readonly schedule: ScheduleRow;
  readonly wished: Wished;
  readonly places: readonly Place[];
  readonly today: string;
}

/** The days from today on, and what the schedule says of its dates; refused in words for the trainer. */
function daysAhead({ schedule, wished, places, today }: Run) {
  const startDate = wished.start_date ?? schedule.startDate;
  const presentEnd = schedule.repetition === 'repeat' ? schedule.endDate : null;
  const rule: RepetitionRule = {
    startDate,
    endDate: wished.end_date === undefined ? presentEnd : wished.end_date,
    isProgram: schedule.programId !== null,
    workouts: places.map(({ name, daysOfWeek }) => ({ name, days_of_week: toDaysOfWeek(daysOfWeek) })),
  };
  const keepsDates =
    startDate === schedule.startDate && (wished.end_date === undefined || wished.end_date === presentEnd);
  const problem =
    (startDate === schedule.startDate ? null : startProblem(startDate, today)) ??
    (keepsDates && !wished.workouts ? null : runProblem(rule));
  if (problem !== null) throw invalidInput(problem);
  const all = expandRepetition(rule);
  const endDate = keepsDates ? schedule.endDate : (rule.endDate ?? all.at(-1)?.date ?? startDate);
  return {
    days: all
      .filter(({ date }) => date >= today && date <= endDate)
      .map(({ date, place }) => ({ date, ordinal: place })),
    changes: { startDate, endDate, repetition: repetitionOf(rule), cancelledAt: null },
  };
}

async function namesOf(tx: DatabaseHandle, schedule: ScheduleRow, wished: Wished) {
  const { program_category_id: categoryId } = wished;
  if (categoryId !== undefined) await categoryOf(tx, categoryId);
  return {
    programName: wished.name || schedule.programName,
    programCategoryId: categoryId ?? schedule.programCategoryId,
  };
}
