import { type DayOfWeek, DAYS_OF_WEEK } from '@formline/shared/contracts/scheduling/daysOfWeek';
import { PROGRAM_ID_FIELD, type ScheduleRequest } from '@formline/shared/contracts/scheduling/scheduling';
import {
  adHocWorkoutName,
  FALLBACK_CATEGORY,
  planName,
  type Receiver,
} from '@formline/shared/domain/scheduling/planNames';
import type { WeekChange } from '@formline/shared/contracts/library/weekChanges';
import type { WorkoutSectionsInput } from '@formline/shared/contracts/library/workoutContent';
import {
  expandRepetition,
  type RepeatedDay,
  type RepeatedWorkout,
  type Repetition,
  repetitionOf,
  repetitionProblem,
  type RepetitionRule,
  weekOf,
} from '@formline/shared/domain/scheduling/repetition';
import type { DatabaseHandle } from '../../../database/database';
import { invalidInput, notFound } from '../../../plugins/HttpProblem';
import { categoryOf } from '../../library/programs/programs.service';
import { workoutContentService } from '../../library/workouts/workoutContent.service';
import { planCopiesRepository } from './planCopies.repository';
import { planSourcesRepository } from './planSources.repository';
import { weekWorkouts } from './weekWorkouts.service';
import { schedulingTexts as texts } from '../scheduling.texts';

interface RequestedWorkout extends RepeatedWorkout {
  readonly workoutId: number;
  readonly weekChanges: readonly WeekChange[];
}

export interface PlannedWorkout extends RepeatedWorkout {
  readonly workoutId: number;
  /** By week; null: the workout in all weeks. */
  readonly weekWorkoutIds: number[] | null;
}

export interface ResolvedPlan {
  readonly programId: number | null;
  readonly programName: string | null;
  readonly programCategoryId: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly repetition: Repetition;
  readonly workouts: readonly PlannedWorkout[];
  readonly days: readonly RepeatedDay[];
}

export interface PlanRequest {
  readonly trainerId: number;
  readonly request: ScheduleRequest;
  readonly receiver: Receiver;
  readonly today: string;
  /** By default each plan gets workouts of its own. */
  readonly weekWorkouts?: typeof weekWorkouts | undefined;
}

export async function resolvePlan(db: DatabaseHandle, planRequest: PlanRequest): Promise<ResolvedPlan> {
  const { trainerId, request, receiver, today } = planRequest;
  const sources = planSourcesRepository(db);
  const programId = request[PROGRAM_ID_FIELD] ?? null;
  const program = programId === null ? null : await sources.findProgram(trainerId, programId);
  if (programId !== null && !program) throw notFound(texts.plans.noSuchProgram);
  const workouts = await plannedWorkouts(db, planRequest, programId);
  const { startDate, endDate = null, is_rotation: isRotation } = request;
  const rule: RepetitionRule = { startDate, endDate, isProgram: program !== null, isRotation, workouts };
  const problem = repetitionProblem(rule, today);
  if (problem !== null) throw invalidInput(problem);
  const days = expandRepetition(rule);
  const ofAll = request.week_changes ?? (request.workouts ? [] : (program?.weekChanges ?? []));
  const weekWorkoutIds = await (planRequest.weekWorkouts ?? weekWorkouts)(db, trainerId, {
    weeks: weekOf(startDate, days.at(-1)?.date ?? startDate),
    workouts: workouts.map(({ workoutId, weekChanges }) => ({
      workoutId,
      changes: [...ofAll, ...weekChanges],
    })),
  });
  const categoryId = request.program_category_id ?? program?.categoryId;
  const severalName = workouts.length > 1 ? planName(receiver) : null;
  return {
    programId,
    programName: request.programName || (program?.name ?? severalName),
    programCategoryId: await categoryOf(db, categoryId ?? FALLBACK_CATEGORY),
    startDate,
    endDate: endDate ?? days.at(-1)?.date ?? startDate,
    repetition: repetitionOf(rule),
    workouts: workouts.map(({ workoutId, name, days_of_week }, index) => ({
      workoutId,
      name,
      days_of_week,
      weekWorkoutIds: weekWorkoutIds[index] ?? null,
    })),
    days,
  };
}

async function plannedWorkouts(
  db: DatabaseHandle,
  { trainerId, request, receiver }: PlanRequest,
  programId: number | null,
): Promise<RequestedWorkout[]> {
  const sources = planSourcesRepository(db);
  const ofProgram = programId === null ? [] : await sources.listProgramWorkouts(programId);
  if (!request.workouts) {
    if (ofProgram.length === 0) throw invalidInput(texts.plans.chooseWorkout);
    return ofProgram.map(({ workoutId, name, daysOfWeek, weekChanges }) => ({
      workoutId,
      name,
      weekChanges,
      days_of_week: toDaysOfWeek(daysOfWeek),
    }));
  }
  const names = await workoutNames(db, {
    trainerId,
    ids: request.workouts.flatMap(({ workout_id: id }) => id ?? []),
    held: ofProgram.map(({ workoutId }) => workoutId),
  });
  const planned: RequestedWorkout[] = [];
  for (const workout of request.workouts) {
    const { workout_id: given, days_of_week, sections, description, name = '' } = workout;
    const made =
      given ??
      (await makeAdHocWorkout(db, {
        trainerId,
        sections,
        name: name || adHocWorkoutName(receiver),
        description,
      }));
    planned.push({
      workoutId: made,
      name: names.get(made) ?? (name || adHocWorkoutName(receiver)),
      days_of_week,
      weekChanges: workout.week_changes,
    });
  }
  return planned;
}

interface AdHocWorkout {
  readonly trainerId: number;
  readonly name: string;
  readonly description: string | undefined;
  readonly sections: WorkoutSectionsInput | undefined;
}

/** Only schedules use this workout; it is not listed in the library. */
async function makeAdHocWorkout(
  db: DatabaseHandle,
  { trainerId, name, description, sections }: AdHocWorkout,
): Promise<number> {
  if (!sections || sections.every(({ exercises }) => exercises.length === 0)) {
    throw invalidInput(texts.plans.noExercises);
  }
  const workoutId = await planCopiesRepository(db).insert({ ownerId: trainerId, name, description });
  await workoutContentService(db).save(trainerId, workoutId, sections);
  return workoutId;
}

interface WorkoutNamesQuery {
  readonly trainerId: number;
  readonly ids: readonly number[];
  readonly held: readonly number[];
  /** Includes customised copies, because a slot that is put back may show one. */
  readonly withCopies?: boolean;
}

/** Unknown workouts and workouts that cannot be scheduled are refused alike. */
export async function workoutNames(
  db: DatabaseHandle,
  { trainerId, ids, held, withCopies = false }: WorkoutNamesQuery,
): Promise<ReadonlyMap<number, string>> {
  const different = [...new Set(ids)];
  const found = await planSourcesRepository(db).listWorkoutNames(trainerId, different, {
    held,
    withCopies,
  });
  if (found.length !== different.length) {
    throw notFound(texts.plans.noSuchWorkout);
  }
  return new Map(found.map(({ id, name }) => [id, name]));
}

export const toDaysOfWeek = (numbers: readonly number[]): DayOfWeek[] =>
  DAYS_OF_WEEK.filter((day) => numbers.includes(Number(day)));
