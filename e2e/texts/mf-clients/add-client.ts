import type { SpecifiedText } from '../SpecifiedText';

export const addClientTexts: readonly SpecifiedText[] = [
  { text: 'Email is required', where: 'mf-clients/src/features/add-client/inviteRefusals.test.tsx' },
  { text: 'Invalid email format', where: 'mf-clients/src/features/add-client/inviteRefusals.test.tsx' },
  {
    text: 'First name should not contain special symbols or numbers',
    where: 'mf-clients/src/features/add-client/inviteRefusals.test.tsx',
  },
  {
    text: 'Last name should not contain special symbols or numbers',
    where: 'mf-clients/src/features/add-client/inviteRefusals.test.tsx',
  },
  { text: 'Resend Invite?', where: 'mf-clients/src/features/add-client/inviteRefusals.test.tsx' },
  {
    text: 'A client already exists with that email. Would you like to resend an invite?',
    where: 'mf-clients/src/features/add-client/inviteRefusals.test.tsx',
  },
  { text: 'Invite sent', where: 'e2e/journeys/mf-clients/add-client.spec.ts' },
  { text: 'Continue', where: 'e2e/journeys/mf-clients/add-client.spec.ts' },
  {
    text: 'Help wrap up their account, or skip and finish later.',
    where: 'e2e/journeys/mf-clients/add-client.spec.ts',
  },
  { text: 'Done', where: 'mf-clients/src/features/add-client/AddClientPanel.test.tsx' },
  {
    text: 'clientId is required to resend an invitation.',
    where: 'mf-clients/src/components/invitations/ResendInviteDialog.test.tsx',
  },
  {
    text: 'Unable to save goal information. Please try again.',
    where: 'mf-clients/src/features/add-client/goalAndRoom.test.tsx',
  },
];

const LIST = 'mf-clients/src/routes/ClientListRoute.test.tsx';
const INACTIVE = 'mf-clients/src/routes/inactiveClients.test.tsx';

export const clientListTexts: readonly SpecifiedText[] = [
  { text: 'Choose {number} Clients Free', where: INACTIVE },
  { text: 'Choose 1 Client Free', where: 'e2e/journeys/mf-clients/client-list.spec.ts' },
  { text: 'No Search Results Found.', where: LIST },
  { text: 'Add your first Client', where: LIST },
  {
    text: 'Choose {name} as your one free client? This cannot be reversed.',
    where: INACTIVE,
  },
];
