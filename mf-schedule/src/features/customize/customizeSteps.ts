import type { Breadcrumb } from '@formline/shared/training/section-page/SectionPage';
import { customizeTexts } from './customize.texts';
import type { CustomizeView } from './customizeViewState';

type StepView = keyof typeof customizeTexts.steps;

const isStep = (view: CustomizeView): view is StepView => view in customizeTexts.steps;

interface OpenView {
  readonly view: CustomizeView;
  readonly pathTo: (view: 'workoutDetails' | 'current') => string;
}

export function programSteps({ view, pathTo }: OpenView): Breadcrumb[] {
  if (!isStep(view)) return [];
  const current = { label: customizeTexts.steps[view], to: pathTo('current') };
  if (view === 'addWorkouts' || view === 'workoutDetails') return [current];
  return [{ label: customizeTexts.steps.workoutDetails, to: pathTo('workoutDetails') }, current];
}

export function workoutSteps({ view, pathTo }: OpenView): Breadcrumb[] {
  if (!isStep(view) || view === 'workoutDetails' || view === 'addWorkouts') return [];
  return [{ label: customizeTexts.steps[view], to: pathTo('current') }];
}
