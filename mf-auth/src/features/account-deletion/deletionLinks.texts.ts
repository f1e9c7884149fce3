import { REMOVAL_WAIT_DAYS } from '@formline/shared/contracts/accounts/accountRemoval';
import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { longDateText } from '@formline/shared/domain/dates/longDate';

const over = 'This link is no longer valid';
const goOn = `Continue to ${PRODUCT_NAME}`;

export const deletionLinksTexts = {
  confirm: {
    ask: {
      title: 'Delete your account?',
      text: `Your account is deleted ${REMOVAL_WAIT_DAYS} days after you confirm, with everything in it. Until then you can use it as before and change your mind at any time.`,
    },
    act: 'Delete my account',
    leave: 'Do not delete it',
    done: (dueOn: string) => ({
      title: `Your account will be deleted on ${longDateText(dueOn)}`,
      text: 'We have sent you an email that says so. It has a link that cancels the deletion. You can also cancel it after signing in.',
    }),
    goOn,
    over: {
      title: over,
      text: 'It has been used, is more than seven days old, or was followed by a newer one. You can send another request.',
    },
    again: 'Open the deletion form',
    failed: 'We couldn’t confirm your request. Please try again.',
  },
  keep: {
    ask: {
      title: 'Keep your account?',
      text: 'Your account is scheduled for deletion. If you keep it, nothing changes.',
    },
    act: 'Keep my account',
    leave: 'Leave it as it is',
    done: () => ({ title: 'Your account will not be deleted', text: 'Nothing has changed.' }),
    goOn,
    over: {
      title: over,
      text: 'The deletion was already cancelled, or the account is deleted. Sign in to find out.',
    },
    again: goOn,
    failed: 'We couldn’t cancel the deletion. Please try again.',
  },
};
