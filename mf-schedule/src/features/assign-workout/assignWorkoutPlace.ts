import {
  type ListPlace,
  readId,
  readListPlace,
  withParameters,
  writeListPlace,
} from '@formline/shared/training/library-list/listPlace.ts';
import {
  readPlaceKey,
  WORKOUT_ALONE,
  type WorkoutEditorPlace,
  workoutEditorViews,
} from '@formline/shared/training/workout-editor/workoutEditorPlace.ts';

/** What stands beside the list, as the address names it. */
export const assignWorkoutViews = ['workoutList', 'videoWorkout', ...workoutEditorViews] as const;
export type AssignWorkoutView = (typeof assignWorkoutViews)[number];

/** What the address says of the workouts to choose from. */
export interface AssignWorkoutPlace extends ListPlace {
  /** `workoutList` wherever no workout is named. */
  readonly view: AssignWorkoutView;
  readonly workoutId: number | null;
  /** What is open in the workout: the key of its place, or the id of an exercise. */
  readonly exerciseId: string | null;
  /** With a progression or regression that is open: the key of the place it could take. */
  readonly exerciseKey?: string | null | undefined;
}

/** No workout is open. */
export const closedWorkout = {
  view: 'workoutList',
  workoutId: null,
  exerciseId: null,
  exerciseKey: null,
} as const satisfies Partial<AssignWorkoutPlace>;

/** How the place stands in the query string; what makes no sense there counts as absent. */
export const assignWorkoutPlace = {
  read(params: URLSearchParams): AssignWorkoutPlace {
    const list = readListPlace(params);
    const view = assignWorkoutViews.find((known) => known === params.get('view')) ?? 'workoutList';
    const workoutId = readId(params, 'workoutId');
    if (view === 'workoutList' || workoutId === null) return { ...list, ...closedWorkout };
    return {
      ...list,
      view,
      workoutId,
      exerciseId: readPlaceKey(params, 'exerciseId'),
      exerciseKey: view === 'progressionRegressionExDetails' ? readPlaceKey(params, 'exerciseKey') : null,
    };
  },

  write(params: URLSearchParams, place: AssignWorkoutPlace): URLSearchParams {
    const { view, workoutId, exerciseId, exerciseKey } = place;
    const isOpen = view !== 'workoutList' && workoutId !== null;
    return withParameters(writeListPlace(params, place), {
      view: isOpen ? view : null,
      workoutId: isOpen ? String(workoutId) : null,
      exerciseId: isOpen ? exerciseId : null,
      exerciseKey: isOpen && view === 'progressionRegressionExDetails' ? (exerciseKey ?? null) : null,
    });
  },
};

/** What is open in the workout. */
export function editorPlaceOf({ view, exerciseId, exerciseKey }: AssignWorkoutPlace): WorkoutEditorPlace {
  if (view === 'workoutList' || view === 'videoWorkout') return WORKOUT_ALONE;
  return { view, exerciseId, exerciseKey };
}
