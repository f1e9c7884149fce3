import { failureMessage } from '@formline/shared/api-client';

export const calculatorNames = {
  bodyWeightPlan: 'Body Weight Planner',
  oneRepMax: 'One Rep Max',
  bmi: 'Body Mass Index',
  maxHeartRate: 'Max Heart Rate',
  bodyFat: 'Body Fat',
} as const;
/** The specification spells it differently in the trainer's account. */
export const oneRepMaxAccountName = 'One Rep-Max';

export const calculatorsTexts = {
  menu: 'Calculators',
  forSelf: 'For yourself',
  forClient: (name: string) => `For ${name}`,
  loading: 'Loading the calculator',
  start: 'Get started',

  views: 'View',
  calculate: 'Calculate',
  history: 'History',
  result: 'Result',
  resultIn: (band: string) => `${band}, Result`,
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

export const failureText = (error: Error): string => failureMessage(error, calculatorsTexts.wentWrong);
