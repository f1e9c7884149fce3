import { connectTokens } from '../api-client/apiClient';

/** Signs calls with this token until it is refused, then with the renewed one. Null: nobody, or no other token. */
export function connectTestTokens(token: string | null, renewed: string | null = null): void {
  const { signal } = new AbortController();
  connectTokens({
    validToken: () => Promise.resolve(token),
    currentToken: () => token,
    renewAfterRefusal: () => Promise.resolve(renewed),
    signInEnd: () => signal,
  });
}
