import type { SpecifiedText } from '../SpecifiedText';

const ROUTE = 'mf-libraries/src/routes/ProgramsRoute.test.tsx';
const JOURNEY = 'e2e/journeys/mf-libraries/programs.spec.ts';

export const programsTexts: readonly SpecifiedText[] = [
  { text: 'Build your own Programs', where: ROUTE },
  { text: "Create custom workout programs that fit your client's needs.", where: ROUTE },
  { text: 'could not copy program.', where: ROUTE },
  { text: 'Could not delete {name}', where: ROUTE },
  { text: '{name} saved successfully to My Programs', where: ROUTE },
  { text: 'Program name is required', where: JOURNEY },
  { text: 'Could not save program', where: JOURNEY },
  { text: 'Oops, there seems to be a problem with {name}', where: JOURNEY },
  {
    text: "We couldn't update your program at this time. Please refresh the page and try again.",
    where: JOURNEY,
  },
];
