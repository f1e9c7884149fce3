import type { ProgramWorkout } from '@formline/shared/contracts/library/programs';
import type { WeekChange } from '@formline/shared/contracts/library/weekChanges';
import type { WorkoutExercise } from '@formline/shared/contracts/library/workoutContent';
import type { Workout } from '@formline/shared/contracts/library/workouts';
import { convertWeight, roundTo, type WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import {
  changesOfExercise,
  figuresInWeek,
  roundsInWeek,
  type WeekOfProgram,
} from '@formline/shared/domain/training/weekChanges';
import { doseSummary } from '@formline/shared/training/workout/draft/doseSummary.ts';
import type { WeekPlan } from '../draft/programDraft';
import { weekPlanTexts as texts } from './weekPlan.texts';

export interface WeekCell {
  readonly text: string;
  /** Different from the workout as it is written. */
  readonly isChanged: boolean;
}

export interface WeekRow {
  readonly key: string;
  readonly name: string;
  readonly isMember: boolean;
  readonly cells: readonly WeekCell[];
}

interface TableInput {
  readonly plan: WeekPlan;
  readonly weeks: number;
  readonly weightUnit: WeightUnit;
}

/** The exercises of a workout with what each week has of them; supersets and circuits with their rounds. */
export function weekRows(
  { key }: ProgramWorkout,
  content: Workout,
  { plan, ...input }: TableInput,
): WeekRow[] {
  const changes = [...plan.ofAll, ...(plan.ofWorkouts.get(key) ?? [])];
  const exerciseRow = exerciseRows(changes, input);
  return content.sections
    .flatMap(({ exercises }) => exercises)
    .flatMap((item) => {
      if (item.routine_type === null) return exerciseRow(item, null);
      const { key: routineKey, title, reps } = item;
      const rounds = cellsOf(input, (at) => texts.rounds(at ? roundsInWeek(reps, changes, at) : reps));
      return [
        { key: routineKey, name: title, isMember: false, cells: rounds },
        ...item.compound_routine_exercises.map(({ exercise }, turn) =>
          exerciseRow(exercise, `${routineKey} ${turn}`),
        ),
      ];
    });
}

type Weeks = Omit<TableInput, 'plan'>;

function exerciseRows(changes: readonly WeekChange[], weeks: Weeks) {
  return (exercise: WorkoutExercise, routineKey: string | null): WeekRow => {
    const isInRoutine = routineKey !== null;
    const own = changesOfExercise(changes, { exerciseId: exercise.id, isInRoutine });
    return {
      key: routineKey ?? exercise.key,
      name: exercise.name,
      isMember: isInRoutine,
      cells: cellsOf(weeks, (at) =>
        doseText(at ? figuresInWeek(exercise, own, at) : exercise, weeks.weightUnit),
      ),
    };
  };
}

/** @param textOf the text in a week; without one, as it is written */
function cellsOf({ weeks, weightUnit }: Weeks, textOf: (at: WeekOfProgram | null) => string): WeekCell[] {
  const written = textOf(null);
  return Array.from({ length: weeks }, (_, index) => {
    const text = textOf({ week: index + 1, weightUnit });
    return { text, isChanged: text !== written };
  });
}

const DECIMALS = 2;

function doseText(exercise: WorkoutExercise, unit: WeightUnit): string {
  const { amount } = doseSummary(exercise);
  if (exercise.weight === null) return amount;
  return `${amount} · ${roundTo(convertWeight(exercise.weight, 'lb', unit), DECIMALS)} ${unit}`;
}
