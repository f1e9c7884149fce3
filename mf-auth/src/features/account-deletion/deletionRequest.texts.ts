import { REMOVAL_REASON_MAX_LENGTH } from '@formline/shared/contracts/accounts/accountRemoval';

export const deletionRequestTexts = {
  title: 'Delete your account',
  intro: 'We write to this address and ask you to confirm before anything is removed.',
  guide: 'Step-by-step guide',
  email: 'Email Address',
  reason: 'Reason for Deletion',
  submit: 'Submit Request',
  invalidEmail: 'Enter a valid email address',
  missingReason: 'Enter reason',
  longReason: `The reason can have ${REMOVAL_REASON_MAX_LENGTH.toLocaleString('en-US')} characters at most.`,
  failed: 'Something went wrong! Please try again later.',
  sentTitle: 'Request sent',
  done: 'OK',
};
