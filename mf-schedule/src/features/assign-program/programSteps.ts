import {
  closedProgram,
  type ProgramPlace,
  type ProgramView,
} from '@formline/shared/training/program-list/programPlace.ts';
import type { PageStep } from '../../components/scheduling-page/schedulingTrail';
import { assignProgramTexts } from './assignProgram.texts';
import { assignProgramPlace } from './assignProgramPlace';

type OpenView = Exclude<ProgramView, 'programList'>;

/** The views that are open, outermost first, each with its address: the program, its workout, and what is beside that. */
export function programSteps(place: ProgramPlace, pathname: string, params: URLSearchParams): PageStep[] {
  const { view, programId, workoutId } = place;
  if (view === 'programList') return [];
  const program = { ...place, ...closedProgram, programId };
  const step = (name: OpenView, at: ProgramPlace): PageStep => ({
    label: assignProgramTexts.views[name],
    to: `${pathname}?${assignProgramPlace.write(params, at)}`,
  });
  const steps = [step('programDetails', { ...program, view: 'programDetails' })];
  if (view === 'programDetails') return steps;
  if (workoutId !== null && view !== 'workoutDetails') {
    steps.push(step('workoutDetails', { ...program, workoutId, view: 'workoutDetails' }));
  }
  return [...steps, step(view, place)];
}
