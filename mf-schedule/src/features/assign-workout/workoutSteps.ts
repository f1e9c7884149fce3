import type { PageStep } from '../../components/scheduling-page/schedulingTrail';
import { assignWorkoutTexts } from './assignWorkout.texts';
import {
  type AssignWorkoutPlace,
  assignWorkoutPlace,
  type AssignWorkoutView,
  closedWorkout,
} from './assignWorkoutPlace';

type OpenView = Exclude<AssignWorkoutView, 'workoutList'>;

/** The views that are open, outermost first, each with its address: the workout, and what is open of it. */
export function workoutSteps(
  place: AssignWorkoutPlace,
  pathname: string,
  params: URLSearchParams,
): PageStep[] {
  const { view, workoutId } = place;
  if (view === 'workoutList') return [];
  const step = (name: OpenView, at: AssignWorkoutPlace): PageStep => ({
    label: assignWorkoutTexts.views[name],
    to: `${pathname}?${assignWorkoutPlace.write(params, at)}`,
  });
  if (view === 'workoutDetails' || view === 'videoWorkout') return [step(view, place)];
  const workout = step('workoutDetails', { ...place, ...closedWorkout, workoutId, view: 'workoutDetails' });
  return [workout, step(view, place)];
}
