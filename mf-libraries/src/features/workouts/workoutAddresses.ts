import { tabsOfSections } from '../../components/library-page/librarySections';
import { NEW_WORKOUT, type WorkoutView } from './workoutViewState';

export const OWN_WORKOUTS_PATH = tabsOfSections.workouts.own.path;

export const newWorkoutAddress = (view: Extract<WorkoutView, 'workoutDetails' | 'videoWorkout'>): string =>
  `${OWN_WORKOUTS_PATH}?${new URLSearchParams({ view, workoutId: NEW_WORKOUT })}`;

export const ownWorkoutAddress = (id: number): string =>
  `${OWN_WORKOUTS_PATH}?${new URLSearchParams({ view: 'workoutDetails', workoutId: String(id) })}`;
