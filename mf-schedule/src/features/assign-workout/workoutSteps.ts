import type { Breadcrumb } from '@formline/shared/training/section-page/SectionPage';
import { assignWorkoutTexts } from './assignWorkout.texts';
import {
  type AssignWorkoutViewState,
  assignWorkoutViewState,
  type AssignWorkoutView,
  closedWorkout,
} from './assignWorkoutViewState';

type OpenView = Exclude<AssignWorkoutView, 'workoutList'>;

export function workoutSteps(
  viewState: AssignWorkoutViewState,
  pathname: string,
  params: URLSearchParams,
): Breadcrumb[] {
  const { view, workoutId } = viewState;
  if (view === 'workoutList') return [];
  const step = (name: OpenView, at: AssignWorkoutViewState): Breadcrumb => ({
    label: assignWorkoutTexts.views[name],
    to: `${pathname}?${assignWorkoutViewState.write(params, at)}`,
  });
  if (view === 'workoutDetails' || view === 'videoWorkout') return [step(view, viewState)];
  const workout = step('workoutDetails', {
    ...viewState,
    ...closedWorkout,
    workoutId,
    view: 'workoutDetails',
  });
  return [workout, step(view, viewState)];
}
