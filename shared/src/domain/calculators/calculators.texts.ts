/** Why a calculation cannot be made. */
export const calculatorsTexts = {
  gulatiNeedsWoman: 'This formula is for women. Please choose another formula.',
  restingTooHigh: 'The resting heart rate must be below the maximum heart rate.',
  lengthsDoNotFit: 'The neck must be smaller than the waist.',
  hipNeeded: 'Please enter the hip circumference.',
  foldsNeeded: 'Please enter all skinfolds this method needs.',
  foldsTooLarge: 'The skinfolds are larger than this method covers. Please choose another method.',
  ageNotStudied: 'This method does not cover this age. Please choose another method.',
  fatNotPossible: 'These measures do not give a possible body fat. Please check them.',
  macrosDoNotAddUp: 'Protein, carbohydrates and fat must add up to 100 percent.',
  goalTooFar: 'This goal cannot be reached in this time. Please choose a later day or another goal.',
  weightDoesNotFit: 'Weight and height do not fit together. Please check them.',
} as const;
