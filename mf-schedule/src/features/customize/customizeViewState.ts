import { readId, withParameters } from '@formline/shared/training/library-list/listViewState.ts';
import type { ViewStateRules } from '@formline/shared/training/library-list/useViewState.ts';
import {
  readItemKey,
  scheduledWorkoutViews,
} from '@formline/shared/training/workout/draft/workoutEditorViewState.ts';
import type { SlotNames } from './renamedSlots';

export const customizeViews = [
  'programDetails',
  'addWorkouts',
  ...scheduledWorkoutViews,
  'videoWorkout',
] as const;
export type CustomizeView = (typeof customizeViews)[number];

export interface CustomizeViewState {
  /** Null where the address says none that is known. */
  readonly view: CustomizeView | null;
  /** The workout that is open: in a program its place in the schedule, else the workout's number. */
  readonly workout: string | null;
  /** As the editor of a workout names it: the key of a place, or an exercise's number. */
  readonly exerciseId: string | null;
  readonly exerciseKey: string | null;
}

/** How the place stands in the query string. The names of places there are those of the latest copy. */
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

/** The schedule of the address; null when it names none. */
export const readScheduleId = (params: URLSearchParams): number | null => readId(params, 'scheduleId');

/** The day's workout on a client's calendar, where the address names it. */
export const readScheduledWorkoutId = (params: URLSearchParams): number | null =>
  readId(params, 'scheduledWorkoutId');

/** The place in a group's schedule, where the address names it. */
export const readPlanWorkoutId = (params: URLSearchParams): number | null => readId(params, 'planWorkoutId');
