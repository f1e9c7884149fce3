import {
  WORKOUT_ALONE,
  type WorkoutEditorViewState,
} from '@formline/shared/training/workout/draft/workoutEditorViewState.ts';
import { PROVIDER_EXERCISE_VIEW, type WorkoutViewState } from './workoutViewState';

/** What is open in the workout. Whose exercise is looked at makes no difference there. */
export function editorViewStateOf({ view, exerciseId }: WorkoutViewState): WorkoutEditorViewState {
  switch (view) {
    case 'workoutList':
    case 'videoWorkout':
      return WORKOUT_ALONE;
    case PROVIDER_EXERCISE_VIEW:
      return { view: 'viewExercise', exerciseId };
    default:
      return { view, exerciseId };
  }
}
