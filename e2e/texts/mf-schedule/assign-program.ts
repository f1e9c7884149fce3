import type { SpecifiedText } from '../SpecifiedText';

const JOURNEY = 'e2e/journeys/mf-schedule/assign-program.spec.ts';
const ROUTE = 'mf-schedule/src/routes/AssignProgramRoute.test.tsx';
const REQUEST = 'mf-schedule/src/components/schedule-program/programRequest.test.ts';
const STEPS = 'mf-schedule/src/features/assign-program/programSteps.test.ts';

export const assignProgramTexts: readonly SpecifiedText[] = [
  { text: 'Choose a program for {client or group}', where: JOURNEY },
  {
    text: "You haven't created any custom programs yet",
    where: 'mf-schedule/src/routes/AssignProgramRoute.test.tsx',
  },
  {
    text: 'Create custom programs within your library.',
    where: 'mf-schedule/src/routes/AssignProgramRoute.test.tsx',
  },
  { text: 'No Results Found', where: ROUTE },
  { text: 'Try resetting all filters', where: ROUTE },
  { text: 'Discard Unsaved Changes?', where: 'mf-schedule/src/routes/AssignProgramRoute.test.tsx' },
  { text: "{client first name}'s Program", where: REQUEST },
  { text: '{group title} Program', where: REQUEST },
  { text: 'Program Details', where: STEPS },
  { text: 'Preview Workout', where: STEPS },
  { text: 'Preview Exercise', where: STEPS },
  { text: 'Add Workouts', where: STEPS },
  { text: 'Superset Details', where: STEPS },
  { text: 'Circuit Details', where: STEPS },
];
