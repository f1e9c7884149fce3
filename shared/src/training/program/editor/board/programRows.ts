import type {
  WorkoutExercise,
  WorkoutRoutine,
  WorkoutSection,
} from '@formline/shared/contracts/library/workoutContent';
import { doseSummary } from '@formline/shared/training/workout/draft/doseSummary.ts';
import { programEditorTexts as texts } from '../programEditor.texts';

export interface ProgramRow {
  readonly key: string;
  readonly kind: 'exercise' | 'routine' | 'member';
  readonly name: string;
  readonly dose: string;
}

export const rowsOfSection = ({ exercises }: WorkoutSection): ProgramRow[] =>
  exercises.flatMap((placed) => (placed.routine_type === null ? [exerciseRow(placed)] : routineRows(placed)));

const exerciseRow = (exercise: WorkoutExercise): ProgramRow => ({
  key: exercise.key,
  kind: 'exercise',
  name: exercise.name,
  dose: doseSummary(exercise).amount,
});

function routineRows({ key, routine_type: type, title, reps, ...routine }: WorkoutRoutine): ProgramRow[] {
  const dose = type === 'circuit' ? texts.column.rounds(reps) : texts.column.reps(reps);
  return [
    { key: `routine ${key}`, kind: 'routine', name: title, dose },
    ...routine.compound_routine_exercises.map(({ exercise, ordinal }): ProgramRow => ({
      ...exerciseRow(exercise),
      key: `routine ${key} ${ordinal}`,
      kind: 'member',
    })),
  ];
}
