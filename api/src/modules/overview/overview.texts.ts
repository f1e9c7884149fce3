export const overviewTexts = {
  snoozeDay: 'Choose a day after today and within a year.',
} as const;
