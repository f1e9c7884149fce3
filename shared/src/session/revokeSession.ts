import { call, isApiError } from '../api-client/apiClient';
import { revokeToken } from '../contracts/accounts/auth';

/**
 * Ends a session on the server; without a connection, as soon as there is one again. Nobody has to
 * wait: signing out must not hang on the network, and what is not revoked ends by its own clock.
 */
export async function revokeSession(refreshToken: string): Promise<void> {
  try {
    await call(revokeToken, { body: { refresh_token: refreshToken } });
  } catch (error) {
    if (!isApiError(error) || error.status !== 0) return;
    addEventListener('online', () => void revokeSession(refreshToken), { once: true });
  }
}
