import { REMOVAL_WAIT_DAYS } from '@formline/shared/contracts/accounts/accountRemoval';
import { PRODUCT_NAME } from '@formline/shared/contracts/product';

interface GuideStep {
  readonly title: string;
  readonly text: string;
}

const steps: readonly GuideStep[] = [
  {
    title: 'Find out which account it is',
    text: 'Sign in and open the profile menu at the top right. The email address of the account is shown under your name. You need it in step 7.',
  },
  {
    title: 'Make sure that you can read its emails',
    text: 'We write to that address before anything is removed. If you no longer use it, tell customer support first. You can ask for deletion even when you cannot sign in.',
  },
  {
    title: 'Keep what you need',
    text: 'Print or copy the programs, workouts and plans you want to keep. Deleted data cannot be restored. If you want a copy of your data, ask customer support for it before you send the request.',
  },
  {
    title: 'Tell your clients',
    text: 'What you scheduled for them goes with your account. Their own accounts stay, and with them the measurements and assessments they have recorded.',
  },
  {
    title: 'End a paid plan',
    text: `Plus and Pro are managed in the ${PRODUCT_NAME} mobile app. End your plan there: deleting the account does not stop a payment.`,
  },
  {
    title: 'Tell your clubs',
    text: 'If you work for a club, let its manager know: what you made and planned in its profile goes with your account, too.',
  },
  {
    title: 'Send the request',
    text: 'Open the deletion form, enter the email address of the account and your reason, and choose “Submit Request”.',
  },
  {
    title: 'Confirm in our email',
    text: 'Nothing has been removed so far: the request alone deletes nothing. We send a link to the address you gave, which works for seven days, and continue only when you confirm there. So nobody else can have your account deleted.',
  },
  {
    title: 'Your account is deleted',
    text: `${REMOVAL_WAIT_DAYS} days after your confirmation we remove your profile, your picture, your libraries, your files and your plans, and within a further 60 days they are gone from our backups. From then on you cannot sign in any more. Until then you can keep your account: by the link in our second email, or after signing in.`,
  },
];

export const deletionGuideTexts = {
  title: 'How to delete your account',
  intro: `Nine steps from the decision to the end of your ${PRODUCT_NAME} account. Clients can leave out steps 4 to 6.`,
  steps,
  keptTitle: 'What stays longer',
  kept: 'Records that the law requires, such as invoices, stay for the time the law sets, and security logs for up to 12 months.',
  privacyPolicy: 'Read the privacy policy',
  openForm: 'Open the deletion form',
  print: 'Print this guide',
  formAddress: (address: string) => `Deletion form: ${address}`,
  support: 'Customer support',
};
