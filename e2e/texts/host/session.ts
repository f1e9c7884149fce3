import type { SpecifiedText } from '../SpecifiedText';

const CLIENT_TEST = 'shared/src/api-client/apiClient.test.ts';

export const sessionTexts: readonly SpecifiedText[] = [
  { text: 'Grant type provided is invalid', where: 'api/src/modules/accounts/tokens/signIn.test.ts' },
  { text: 'User does not have access information and must login', where: CLIENT_TEST },
  {
    text: 'No refresh token found to authenticate with. Please log back in',
    where: 'shared/src/session/session.test.ts',
  },
  { text: 'A server error occurred. Please try again later.', where: CLIENT_TEST },
  { text: 'Unexpected Error', where: CLIENT_TEST },
];
