import { withParameters } from '@formline/shared/training/library-list/listViewState.ts';
import {
  type WorkoutEditorViewState,
  type WorkoutEditorView,
  workoutEditorViews,
} from '@formline/shared/training/workout/draft/workoutEditorViewState.ts';

function nameOf(view: WorkoutEditorView): string | null {
  if (view === 'workoutDetails') return null;
  return view === 'editExercise' ? 'exerciseDetails' : view;
}

export const preparingViewState = {
  read: (params: URLSearchParams): WorkoutEditorViewState => ({
    view: workoutEditorViews.find((view) => nameOf(view) === params.get('view')) ?? 'workoutDetails',
    exerciseId: params.get('exerciseId'),
    exerciseKey: params.get('exerciseKey'),
  }),
  write: (
    params: URLSearchParams,
    { view, exerciseId, exerciseKey }: WorkoutEditorViewState,
  ): URLSearchParams =>
    withParameters(params, {
      view: nameOf(view),
      exerciseId,
      exerciseKey: exerciseKey ?? null,
    }),
};
