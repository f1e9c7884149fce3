import { readId, withParameters } from '@formline/shared/training/library-list/listViewState.ts';
import type { ViewStateRules } from '@formline/shared/training/library-list/useViewState.ts';
import {
  readItemKey,
  workoutEditorViews,
} from '@formline/shared/training/workout/draft/workoutEditorViewState.ts';
import type { SlotNames } from './renamedSlots';

export const customizeViews = [
  'programDetails',
  'addWorkouts',
  ...workoutEditorViews,
  'videoWorkout',
] as const;
export type CustomizeView = (typeof customizeViews)[number];

export interface CustomizeViewState {
  readonly view: CustomizeView | null;
  /** The slot in a program's schedule, else the workout id. */
  readonly workout: string | null;
  readonly exerciseId: string | null;
  readonly exerciseKey: string | null;
}

/** Slot names in the URL are those of the latest copy. */
export const customizeViewStateRules = ({
  inAddress,
  inEditor,
}: Pick<SlotNames, 'inAddress' | 'inEditor'>): ViewStateRules<CustomizeViewState> => ({
  read(params) {
    const exerciseId = readItemKey(params, 'exerciseId');
    const exerciseKey = readItemKey(params, 'exerciseKey');
    return {
      view: customizeViews.find((known) => known === params.get('view')) ?? null,
      workout: readItemKey(params, 'workoutId'),
      exerciseId: exerciseId && inEditor(exerciseId),
      exerciseKey: exerciseKey && inEditor(exerciseKey),
    };
  },
  write: (params, { view, workout, exerciseId, exerciseKey }) =>
    withParameters(params, {
      view,
      workoutId: workout,
      exerciseId: exerciseId && inAddress(exerciseId),
      exerciseKey: exerciseKey && inAddress(exerciseKey),
    }),
});

export const readScheduleId = (params: URLSearchParams): number | null => readId(params, 'scheduleId');

export const readScheduledWorkoutId = (params: URLSearchParams): number | null =>
  readId(params, 'scheduledWorkoutId');

export const readPlanWorkoutId = (params: URLSearchParams): number | null => readId(params, 'planWorkoutId');
