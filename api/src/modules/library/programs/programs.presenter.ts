import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { DAYS_OF_WEEK } from '@formline/shared/contracts/scheduling/daysOfWeek';
import type {
  findPrograms,
  Program,
  ProgramSummary,
  ProgramWorkout,
} from '@formline/shared/contracts/library/programs';
import type { WeekChange } from '@formline/shared/contracts/library/weekChanges';
import type { TrainerActor } from '../../../plugins/actor';
import { presentWorkoutSummary } from '../workouts/workouts.presenter';
import type { ProgramPage, ProgramRow, ProgramWorkoutRow, ProgramWithWorkouts } from './programs.repository';

export function presentProgram(
  actor: TrainerActor,
  { program, workouts, unusedCopyIds }: ProgramWithWorkouts,
): Program {
  return {
    ...presentProgramSummary(actor, program),
    workouts: workouts.map(presentProgramWorkout),
    ...(program.weekCount !== null && { week_count: program.weekCount }),
    ...weekChangesField(program.weekChanges),
    ...(unusedCopyIds.length > 0 && { unused_copy_ids: [...unusedCopyIds] }),
  };
}

export function presentProgramPage(
  actor: TrainerActor,
  { rows, nextPage, total }: ProgramPage,
): EndpointResult<typeof findPrograms> {
  return { programs: rows.map((row) => presentProgramSummary(actor, row)), nextPage, total };
}

function presentProgramSummary(
  { trainerId, isManager }: TrainerActor,
  { id, name, description, category, workoutCount, ownerId, version }: ProgramRow,
): ProgramSummary {
  return {
    id,
    formline_program_id: id,
    name,
    description,
    program_category: { id: category.id, label: category.label },
    workout_count: workoutCount,
    owner_id: ownerId,
    editable: ownerId === trainerId && !isManager,
    version,
  };
}

function presentProgramWorkout({
  slotId,
  daysOfWeek,
  weekChanges,
  ...workout
}: ProgramWorkoutRow): ProgramWorkout {
  return {
    ...presentWorkoutSummary(workout),
    key: String(slotId),
    days_of_week: daysOfWeek.flatMap((day) => DAYS_OF_WEEK[day] ?? []),
    ...weekChangesField(weekChanges),
  };
}

const weekChangesField = (changes: readonly WeekChange[]) =>
  changes.length === 0 ? {} : { week_changes: [...changes] };
