import {
  WORKOUT_ALONE,
  type WorkoutEditorPlace,
} from '@formline/shared/training/workout-editor/workoutEditorPlace.ts';
import { PROVIDER_EXERCISE_VIEW, type WorkoutPlace } from './workoutPlace';

/** What is open in the workout. Whose exercise is looked at makes no difference there. */
export function editorPlaceOf({ view, exerciseId }: WorkoutPlace): WorkoutEditorPlace {
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
