import { MOBILE_CLIENT_ID, type TokenAnswer } from '@formline/shared/contracts/accounts/auth';
import { DEMO_PASSWORD } from '../database/seed/world/accounts';

export const passwordGrant = (username: string, password: string = DEMO_PASSWORD) => ({
  body: { grant_type: 'password', scope: 'read', username, password },
});

export const mobileGrant = (username: string, password?: string) => ({
  body: { ...passwordGrant(username, password).body, client_id: MOBILE_CLIENT_ID },
});

export const refreshGrant = ({ refresh_token }: Pick<TokenAnswer, 'refresh_token'>) => ({
  body: { grant_type: 'refresh_token', scope: 'read', refresh_token },
});
