import { withParameters } from '@formline/shared/training/library-list/listPlace.ts';
import type {
  WorkoutEditorPlace,
  WorkoutEditorView,
} from '@formline/shared/training/workout-editor/workoutEditorPlace.ts';

/** Views of the address, and what they open in the workout. Without a view its sections stand there alone. */
const views: Readonly<Record<string, WorkoutEditorView>> = {
  exerciseDetails: 'editExercise',
  addExercises: 'addExercises',
  viewExercise: 'viewExercise',
  superSetDetails: 'superSetDetails',
  superSetExerciseDetails: 'superSetExerciseDetails',
  circuitDetails: 'circuitDetails',
  circuitExerciseDetails: 'circuitExerciseDetails',
  progressionRegressionExDetails: 'progressionRegressionExDetails',
  swapPage: 'swapPage',
};

/** What is open in the workout that is prepared, as the query string tells it. */
export const preparingPlace = {
  read: (params: URLSearchParams): WorkoutEditorPlace => ({
    view: views[params.get('view') ?? ''] ?? 'workoutDetails',
    exerciseId: params.get('exerciseId'),
    exerciseKey: params.get('exerciseKey'),
  }),
  write: (params: URLSearchParams, { view, exerciseId, exerciseKey }: WorkoutEditorPlace): URLSearchParams =>
    withParameters(params, {
      view: Object.keys(views).find((name) => views[name] === view) ?? null,
      exerciseId,
      exerciseKey: exerciseKey ?? null,
    }),
};
