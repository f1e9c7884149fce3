import type { CalculatorKind } from './calculatorKinds';

/** As the client dashboard lists them. */
export const calculatorNames: Readonly<Record<CalculatorKind, string>> = {
  BWP: 'Body Weight Planner',
  ONE_RM: 'One Rep Max',
  BMI: 'Body Mass Index',
  MHR: 'Max Heart Rate',
  BodyFat: 'Body Fat',
};

/** As the trainer's account lists them. */
export const accountCalculatorNames: Readonly<Record<CalculatorKind, string>> = {
  ...calculatorNames,
  ONE_RM: 'One Rep-Max',
};

export const calculatorsTexts = {
  menu: 'Calculators',
  forSelf: 'For yourself',
  forClient: (name: string) => `For ${name}`,
  loading: 'Loading the calculator',
  failed: 'We couldn’t load the calculator',

  views: 'View',
  calculate: 'Calculate',
  history: 'History',
  result: 'Result',
  noResult: 'The result appears here',
  missing: (entries: readonly string[]) => `Fill in: ${entries.join(', ')}.`,
  wrong: (entries: readonly string[]) => `Correct: ${entries.join(', ')}.`,
  noResultYet: 'No result with these entries',

  wentWrong: 'Something went wrong! Please try again later.',
  readOnly: 'Only the trainer can save results. You can try values here; nothing is kept.',
  lastSaved: 'Last saved',
  lastSavedOn: (headline: string, day: string) => `${headline} on ${day}`,
  userIdRequired: (what: string) => `userId is required to ${what}`,

  historyLoading: 'Loading saved results',
  historyFailed: 'We couldn’t load the saved results',
  historyEmpty: 'Nothing saved yet',
  historyEmptyText: 'Results you save are listed here, the newest first.',
  historyEmptyReadOnly: 'Results the trainer saves are listed here, the newest first.',
  showMore: 'Show more',
  shownAnnounced: (count: number) => (count === 1 ? '1 result shown' : `${count} results shown`),
  date: 'Date',
  from: 'From',
};

/** What is done with which calculation, in the middle of a sentence. */
export const calculationNames: Readonly<Record<CalculatorKind, string>> = {
  BWP: 'body weight plan',
  ONE_RM: 'one-rep max',
  BMI: 'BMI',
  MHR: 'MHR',
  BodyFat: 'body fat',
};
