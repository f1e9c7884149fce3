import {
  WORKOUT_ALONE,
  type WorkoutEditorViewState,
} from '@formline/shared/training/workout/draft/workoutEditorViewState.ts';
import { PROVIDER_EXERCISE_VIEW, type WorkoutViewState } from './workoutViewState';

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
