import {
  type ListViewState,
  readId,
  readListViewState,
  withParameters,
  writeListViewState,
} from '@formline/shared/training/library-list/listViewState.ts';
import {
  readItemKey,
  WORKOUT_ALONE,
  type WorkoutEditorViewState,
  workoutEditorViews,
} from '@formline/shared/training/workout/draft/workoutEditorViewState.ts';

export const assignWorkoutViews = ['workoutList', 'videoWorkout', ...workoutEditorViews] as const;
export type AssignWorkoutView = (typeof assignWorkoutViews)[number];

export interface AssignWorkoutViewState extends ListViewState {
  readonly view: AssignWorkoutView;
  readonly workoutId: number | null;
  readonly exerciseId: string | null;
  /** With an open progression or regression: the key of the slot it could replace. */
  readonly exerciseKey?: string | null | undefined;
}

export const closedWorkout = {
  view: 'workoutList',
  workoutId: null,
  exerciseId: null,
  exerciseKey: null,
} as const satisfies Partial<AssignWorkoutViewState>;

export const assignWorkoutViewState = {
  read(params: URLSearchParams): AssignWorkoutViewState {
    const list = readListViewState(params);
    const view = assignWorkoutViews.find((known) => known === params.get('view')) ?? 'workoutList';
    const workoutId = readId(params, 'workoutId');
    if (view === 'workoutList' || workoutId === null) return { ...list, ...closedWorkout };
    return {
      ...list,
      view,
      workoutId,
      exerciseId: readItemKey(params, 'exerciseId'),
      exerciseKey: view === 'progressionRegressionExDetails' ? readItemKey(params, 'exerciseKey') : null,
    };
  },

  write(params: URLSearchParams, viewState: AssignWorkoutViewState): URLSearchParams {
    const { view, workoutId, exerciseId, exerciseKey } = viewState;
    const isOpen = view !== 'workoutList' && workoutId !== null;
    return withParameters(writeListViewState(params, viewState), {
      view: isOpen ? view : null,
      workoutId: isOpen ? String(workoutId) : null,
      exerciseId: isOpen ? exerciseId : null,
      exerciseKey: isOpen && view === 'progressionRegressionExDetails' ? (exerciseKey ?? null) : null,
    });
  },
};

export function editorViewStateOf({
  view,
  exerciseId,
  exerciseKey,
}: AssignWorkoutViewState): WorkoutEditorViewState {
  if (view === 'workoutList' || view === 'videoWorkout') return WORKOUT_ALONE;
  return { view, exerciseId, exerciseKey };
}
