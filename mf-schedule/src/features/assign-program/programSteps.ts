import {
  closedProgram,
  type ProgramViewState,
  type ProgramView,
} from '@formline/shared/training/program/list/programViewState.ts';
import type { Breadcrumb } from '@formline/shared/training/section-page/SectionPage';
import { assignProgramTexts } from './assignProgram.texts';
import { assignProgramViewState } from './assignProgramViewState';

type OpenView = Exclude<ProgramView, 'programList'>;

export function programSteps(
  viewState: ProgramViewState,
  pathname: string,
  params: URLSearchParams,
): Breadcrumb[] {
  const { view, programId, workoutId } = viewState;
  if (view === 'programList') return [];
  const program = { ...viewState, ...closedProgram, programId };
  const step = (name: OpenView, at: ProgramViewState): Breadcrumb => ({
    label: assignProgramTexts.views[name],
    to: `${pathname}?${assignProgramViewState.write(params, at)}`,
  });
  const steps = [step('programDetails', { ...program, view: 'programDetails' })];
  if (view === 'programDetails') return steps;
  if (workoutId !== null && view !== 'workoutDetails') {
    steps.push(step('workoutDetails', { ...program, workoutId, view: 'workoutDetails' }));
  }
  return [...steps, step(view, viewState)];
}
