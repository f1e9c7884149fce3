import { tabsOfSections } from '../../components/library-page/librarySections';
import { openExerciseQuery } from './exerciseViewState';

/** Where an exercise is made: the own exercises, with an empty form beside them. */
export const CREATE_EXERCISE_PATH = `${tabsOfSections.exercises.own.path}?${openExerciseQuery({
  view: 'customExerciseDetails',
  id: 'new',
})}`;
