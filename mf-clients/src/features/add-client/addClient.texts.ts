import { PRODUCT_NAME } from '@formline/shared/contracts/product';

export const addClientTexts = {
  back: 'Back',
  skip: 'Skip',
  title: 'Add Client',
  checkingPlan: 'Checking your plan',
  steps: 'Adding a client',
  stepNames: ['Invite', 'Health', 'Goal', 'Details'],
  invite: {
    title: 'Who is your new client?',
    text: `We’ll email them a link to join you on ${PRODUCT_NAME}.`,
    email: 'Email',
    firstName: 'First Name',
    lastName: 'Last Name',
    emailMissing: 'Email is required',
    emailInvalid: 'Invalid email format',
    send: 'Send invite',
    failed: 'We couldn’t send the invite. Please try again.',
  },
  resend: {
    title: 'Resend Invite?',
    exists: 'A client already exists with that email. Would you like to resend an invite?',
    address: (email: string) => `The email goes to ${email}.`,
    back: 'Change the email',
    confirm: 'Resend invite',
  },
  leave: {
    title: 'Discard this client?',
    text: 'The invite has not been sent, and what you typed will be lost.',
    sendingText: 'The invite is being sent right now, and may still arrive if you leave.',
    stay: 'Keep editing',
    discard: 'Discard',
    detailsTitle: 'Leave without saving?',
    detailsText: (name: string) => `${name} is in your list. What you entered here is not saved yet.`,
    leave: 'Leave',
  },
  sent: {
    title: 'Invite sent',
    created: (name: string, email: string) =>
      `${name} is in your list, and an email is on its way to ${email}.`,
    invited: (email: string) =>
      `An email is on its way to ${email}. They’ll be in your list once they accept.`,
    resent: (email: string) => `A new email is on its way to ${email}.`,
    createdHeld: (name: string) =>
      `${name} is in your list. The email leaves once you have confirmed your own address.`,
    held: (email: string) => `The email to ${email} leaves once you have confirmed your own address.`,
  },
  health: {
    title: 'Health comes first',
    lead: (name: string) =>
      `Exercise puts a load on heart, joints and bones. Before the first workout, ask ${name} about:`,
    asks: [
      'A heart condition, high blood pressure, or pain in the chest',
      'Dizziness, fainting, or trouble breathing',
      'A bone, joint or muscle problem that exercise could make worse',
      'Pregnancy, a recent birth, surgery or illness',
      'Medication, or a condition such as diabetes or asthma',
    ],
    warning:
      'If any of these applies, or either of you is unsure, a doctor has to agree before training starts.',
    limits: `${PRODUCT_NAME} gives no medical advice and does not check whether a workout is safe for a person.`,
    acknowledge: 'I understand',
  },
  goal: {
    title: (name: string) => `What does ${name} train for?`,
    text: 'A goal gives training a direction. You can change it later.',
    legend: 'Goal',
    loading: 'Loading goals',
    failed: 'We couldn’t load the goals',
    failedText: 'The client is already in your list. Try again in a moment.',
    saveFailed: 'Unable to save goal information. Please try again.',
    next: 'Continue',
  },
  details: {
    title: (name: string) => `About ${name}`,
  },
};
