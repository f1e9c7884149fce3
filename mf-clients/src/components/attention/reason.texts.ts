import type { AttentionReason } from '@formline/shared/contracts/overview/attention';

/** Why a client needs the trainer, in two words. */
export const reasonTexts = {
  'missed-sessions': 'Missed sessions',
  'nothing-planned': 'Nothing planned',
  'adherence-fallen': 'Adherence fell',
  'goal-date-passed': 'Goal date passed',
  'milestone-due': 'Milestone due',
  'invite-unanswered': 'Invite not answered',
  'no-measurement': 'No measurement',
  birthday: 'Birthday',
} satisfies Record<AttentionReason, string>;
