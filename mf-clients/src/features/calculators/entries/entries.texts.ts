export const entriesTexts = {
  required: 'Enter a number.',
  notANumber: 'Enter a number, such as 72.5.',
  notWhole: 'Enter a whole number.',
  outside: (from: number, to: number) => `Enter a number from ${from} to ${to}.`,
  choose: 'Make a choice.',

  optional: 'optional',
  age: 'Age',
  ageUnit: 'years',
  weight: 'Weight',
  height: 'Height',
  sex: 'Sex',
  sexHint: 'Which of the two published equations is used.',
  sexAsked: 'The profile says Other. The formulas know two references: choose the one to use.',
  male: 'Male',
  female: 'Female',
};
