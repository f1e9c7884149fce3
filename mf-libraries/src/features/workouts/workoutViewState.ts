import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import * as z from '@formline/shared/contracts/schema';
import { keptAdjustments } from '@formline/shared/training/exercise/details/shownAdjustments.ts';
import {
  type ListViewState,
  readId,
  readListViewState,
  withParameters,
  writeListViewState,
} from '@formline/shared/training/library-list/listViewState.ts';
import {
  readItemKey,
  workoutEditorViews,
} from '@formline/shared/training/workout/draft/workoutEditorViewState.ts';

export const PROVIDER_EXERCISE_VIEW = `view${PRODUCT_NAME}Exercise` as const;

export const workoutViews = [
  'workoutList',
  ...workoutEditorViews,
  PROVIDER_EXERCISE_VIEW,
  'videoWorkout',
] as const;
export type WorkoutView = (typeof workoutViews)[number];

export const NEW_WORKOUT = 'new';

export type OpenWorkoutId = number | typeof NEW_WORKOUT;

export interface WorkoutViewState extends ListViewState {
  readonly view: WorkoutView;
  readonly workoutId: OpenWorkoutId | null;
  readonly exerciseId: string | null;
}

const viewSchema = z.enum(workoutViews);

export const workoutViewState = {
  read(params: URLSearchParams): WorkoutViewState {
    const view = z.safeParse(viewSchema, params.get('view') ?? '');
    const workoutId = params.get('workoutId') === NEW_WORKOUT ? NEW_WORKOUT : readId(params, 'workoutId');
    const isOpen = view.success && view.data !== 'workoutList' && workoutId !== null;
    return {
      ...readListViewState(params),
      view: isOpen ? view.data : 'workoutList',
      workoutId: isOpen ? workoutId : null,
      exerciseId: isOpen ? readItemKey(params, 'exerciseId') : null,
    };
  },

  write(params: URLSearchParams, viewState: WorkoutViewState): URLSearchParams {
    const { view, workoutId, exerciseId } = viewState;
    const isOpen = view !== 'workoutList' && workoutId !== null;
    return withParameters(writeListViewState(params, viewState), {
      view: isOpen ? view : null,
      workoutId: isOpen ? String(workoutId) : null,
      exerciseId: isOpen ? exerciseId : null,
      ...keptAdjustments(params, isOpen ? exerciseId : null),
    });
  },
};
