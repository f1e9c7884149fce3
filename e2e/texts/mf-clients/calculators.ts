import type { SpecifiedText } from '../SpecifiedText';

const MENU = 'mf-clients/src/features/calculators/CalculatorsMenu.test.tsx';
const BMI = 'mf-clients/src/features/calculators/bmi/BmiCalculator.test.tsx';
const CALLS = 'mf-clients/src/features/calculators/history/calculatorCalls.test.ts';

export const calculatorsTexts: readonly SpecifiedText[] = [
  { text: 'Calculators', where: MENU },
  { text: 'Body Weight Planner', where: MENU },
  { text: 'One Rep Max', where: MENU },
  { text: 'One Rep-Max', where: MENU },
  { text: 'Body Mass Index', where: MENU },
  { text: 'Max Heart Rate', where: MENU },
  { text: 'Body Fat', where: MENU },
  { text: 'Something went wrong! Please try again later.', where: BMI },
  { text: 'userId is required to {what}', where: CALLS },
];
