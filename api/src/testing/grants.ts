import { MOBILE_CLIENT_ID, type TokenAnswer } from '@formline/shared/contracts/accounts/auth';
import { DEMO_PASSWORD } from '../database/seed/world/accounts';

/** A request that signs in; everybody of the tests' world has the demo password. */
export const passwordGrant = (username: string, password: string = DEMO_PASSWORD) => ({
  body: { grant_type: 'password', scope: 'read', username, password },
});

/** The same as the mobile app asks it. */
export const mobileGrant = (username: string, password?: string) => ({
  body: { ...passwordGrant(username, password).body, client_id: MOBILE_CLIENT_ID },
});

/** A request that trades in a refresh token. */
export const refreshGrant = ({ refresh_token }: Pick<TokenAnswer, 'refresh_token'>) => ({
  body: { grant_type: 'refresh_token', scope: 'read', refresh_token },
});
