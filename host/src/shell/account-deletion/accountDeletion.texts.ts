import { longDateText } from '@formline/shared/domain/longDate';

export const accountDeletionTexts = {
  label: 'Deletion of your account',
  due: (dueOn: string) => `Your account will be deleted on ${longDateText(dueOn)}, with everything in it.`,
  keep: 'Keep my account',
  kept: 'Your account stays. It will not be deleted.',
  failed: 'The deletion could not be ended. Please try again.',
};
