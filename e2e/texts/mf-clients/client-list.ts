import type { SpecifiedText } from '../SpecifiedText';

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
