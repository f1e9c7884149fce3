import { tabsOfSections } from '../../components/library-page/librarySections';
import { openExerciseQuery } from './exerciseViewState';

export const CREATE_EXERCISE_PATH = `${tabsOfSections.exercises.own.path}?${openExerciseQuery({
  view: 'customExerciseDetails',
  id: 'new',
})}`;
