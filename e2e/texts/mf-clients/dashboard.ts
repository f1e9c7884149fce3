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
