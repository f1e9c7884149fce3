import { openExerciseQuery } from './exercisePlace';

/** Where an exercise is made: the own exercises, with an empty form beside them. */
export const CREATE_EXERCISE_PATH = `/libraries/exercises/my-exercises?${openExerciseQuery({
  view: 'customExerciseDetails',
  id: 'new',
})}`;
