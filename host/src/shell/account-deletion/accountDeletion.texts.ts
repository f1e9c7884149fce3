import { longDateText } from '@formline/shared/domain/dates/longDate';

export const accountDeletionTexts = {
  label: 'Deletion of your account',
  due: (dueOn: string) => `Your account will be deleted on ${longDateText(dueOn)}, with everything in it.`,
  keep: 'Keep my account',
  kept: 'Your account will not be deleted.',
  failed: 'We couldn’t cancel the deletion. Please try again.',
};
