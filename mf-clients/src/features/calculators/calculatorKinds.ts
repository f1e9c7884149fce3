/** The five calculators, in the order they are offered. */
export const calculatorKinds = ['BWP', 'ONE_RM', 'BMI', 'MHR', 'BodyFat'] as const;
export type CalculatorKind = (typeof calculatorKinds)[number];

/** The calculators a profile offers: the planner makes a nutrition plan, which clubs do not. */
export const offeredCalculators = (isClubProfile: boolean): readonly CalculatorKind[] =>
  calculatorKinds.filter((kind) => kind !== 'BWP' || !isClubProfile);
