export const bodyFatTexts = {
  lengthsDoNotFit: 'The neck must be smaller than the waist.',
  hipNeeded: 'Please enter the hip circumference.',
  foldsNeeded: 'Please enter all skinfolds this method needs.',
  foldsTooLarge: 'The skinfolds are larger than this method covers. Please choose another method.',
  ageNotStudied: 'This method does not cover this age. Please choose another method.',
  fatNotPossible: 'These measures do not give a possible body fat. Please check them.',
} as const;
