import type { Breadcrumb } from '@formline/shared/training/section-page/SectionPage';
import { customizeTexts } from './customize.texts';
import type { CustomizeView } from './customizeViewState';

type StepView = keyof typeof customizeTexts.steps;

const isStep = (view: CustomizeView): view is StepView => view in customizeTexts.steps;

interface OpenView {
  readonly view: CustomizeView;
  /** The address of a view of the same workout, or of the program alone. */
  readonly pathTo: (view: 'workoutDetails' | 'current') => string;
}

/** The breadcrumbs after the page: in a program the workout that is open, and what is open of it. */
export function programSteps({ view, pathTo }: OpenView): Breadcrumb[] {
  if (!isStep(view)) return [];
  const current = { label: customizeTexts.steps[view], to: pathTo('current') };
  if (view === 'addWorkouts' || view === 'workoutDetails') return [current];
  return [{ label: customizeTexts.steps.workoutDetails, to: pathTo('workoutDetails') }, current];
}

/** The breadcrumbs after the page of one workout. */
export function workoutSteps({ view, pathTo }: OpenView): Breadcrumb[] {
  if (!isStep(view) || view === 'workoutDetails' || view === 'addWorkouts') return [];
  return [{ label: customizeTexts.steps[view], to: pathTo('current') }];
}
