import type { SpecifiedText } from '../SpecifiedText';

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
