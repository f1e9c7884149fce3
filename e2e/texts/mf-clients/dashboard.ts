import type { SpecifiedText } from '../SpecifiedText';

const JOURNEY = 'e2e/journeys/mf-clients/client-dashboard.spec.ts';
const ROUTE = 'mf-clients/src/routes/ClientDashboardRoute.test.tsx';
const MEASUREMENTS = 'mf-clients/src/features/measurements/MeasurementsCard.test.tsx';
const ASSESSMENTS = 'mf-clients/src/features/performance-assessments/PerformanceAssessmentsCard.test.tsx';
const SERIES = 'mf-clients/src/features/performance-assessments/assessmentSeries.test.ts';

export const dashboardTexts: readonly SpecifiedText[] = [
  { text: 'Dashboard', where: ROUTE },
  { text: 'No focus set', where: ROUTE },
  { text: 'Measurements', where: JOURNEY },
  {
    text: 'No measurements recorded. Please go to the Formline mobile app to record.',
    where: MEASUREMENTS,
  },
  { text: 'n/a', where: MEASUREMENTS },
  { text: 'Performance Assessments', where: ROUTE },
  {
    text: 'No Performance Assessments recorded. Please go to the Formline mobile app to record.',
    where: ASSESSMENTS,
  },
  ...['Step', 'JJ', 'Mile', 'Row', 'Pushups', 'Squats', 'Squat', 'Bench'].map((text) => ({
    text,
    where: SERIES,
  })),
  { text: 'Nutrition', where: ROUTE },
  {
    text: 'No nutrition data recorded. Click on this card to record.',
    where: 'mf-clients/src/features/nutrition/NutritionCard.test.tsx',
  },
  {
    text: 'No OHSA recorded. Please go to the Formline mobile app to record.',
    where: 'mf-clients/src/features/ohsa/ohsaCards.test.tsx',
  },
];

const CARD = 'mf-clients/src/features/goals/GoalsCard.test.tsx';
const MILESTONES = 'mf-clients/src/features/goals/MilestoneSection.test.tsx';
const DIALOG = 'mf-clients/src/features/goals/GoalsDialog.test.tsx';

export const goalsTexts: readonly SpecifiedText[] = [
  { text: 'Goals', where: CARD },
  { text: 'No milestones recorded. Click on this card to record.', where: CARD },
  { text: 'Add your first goal', where: MILESTONES },
  { text: 'Add Goal', where: MILESTONES },
  { text: 'Completed', where: MILESTONES },
  { text: 'Save', where: DIALOG },
  { text: 'Unable to save milestone. Please try again.', where: MILESTONES },
  { text: 'Unable to delete milestone. Please try again.', where: MILESTONES },
  { text: 'Unable to reorder milestones. Please try again.', where: MILESTONES },
  { text: 'Unable to mark milestone as complete. Try again later.', where: MILESTONES },
  { text: 'Unable to save goal information. Please try again.', where: DIALOG },
];

const MENU = 'mf-clients/src/features/calculators/CalculatorsMenu.test.tsx';
const BMI = 'mf-clients/src/features/calculators/bmi/bmiCalculator.test.tsx';
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
