import type { CompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import type { Exercise, ExerciseSource } from '@formline/shared/contracts/library/exercises';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { exercisesTexts } from './exercises.texts';

export type TabItem =
  | { readonly kind: 'exercise'; readonly exercise: Exercise }
  | { readonly kind: 'routine'; readonly routine: CompoundRoutine };

export const exerciseKey = (id: number | 'new'): string => `exercise ${id}`;

export const routineKey = (id: number | 'new' | null): string => `routine ${id}`;

export const keyOfItem = (item: TabItem): string =>
  item.kind === 'exercise' ? exerciseKey(item.exercise.id) : routineKey(item.routine.id);

export const groupOfItem = (item: TabItem): string =>
  item.kind === 'exercise'
    ? headingOfSource[item.exercise.exercise_source]
    : headingOfRoutine[item.routine.routine_type];

const { groups } = exercisesTexts;
const headingOfSource: Readonly<Record<ExerciseSource, string>> = {
  trainer: groups.own,
  [PRODUCT_SLUG]: groups.provider,
};
const headingOfRoutine: Readonly<Record<CompoundRoutine['routine_type'], string>> = {
  circuit: groups.circuits,
  super_set: groups.supersets,
};
