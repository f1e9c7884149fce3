export const entriesTexts = {
  required: 'Enter a number.',
  notWhole: 'Enter a whole number.',
  choose: 'Make a choice.',

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
