import type { SpecifiedText } from '../SpecifiedText';

const PAGE = 'mf-clients/src/routes/SubscriptionRoute.test.tsx';

const texts = [
  'Get more from Formline',
  "Choose the plan that's best for you",
  'Billed Monthly',
  'Billed Yearly',
  'Base',
  'Plus',
  'Pro',
  'Recommended',
  'Current Plan',
  'Manage 1 client free',
  'Unlimited clients',
  'Client management',
  'Workout builder',
  'Performance assessments',
  'Overhead squat assessments',
  'In-app chat',
  'Online booking',
  'Payment processing',
];

export const subscriptionTexts: readonly SpecifiedText[] = texts.map((text) => ({ text, where: PAGE }));
