import { requestToken } from '../contracts/accounts/auth';
import { type CurrentUser, readCurrentUser } from '../contracts/people/users';
import { signIn } from '../session/session';
import { buildCurrentUser } from './builders';
import type { FakeApi } from './fakeApi';

/** Opens a real session for a component test, before it renders; `isManager` gives the read-only scope. */
export async function signInAs(
  api: FakeApi,
  user: CurrentUser = buildCurrentUser(),
  { isManager = false }: { isManager?: boolean } = {},
): Promise<void> {
  api.answer(requestToken, {
    access_token: `access-${user.id}`,
    refresh_token: `refresh-${user.id}`,
    token_type: 'Bearer',
    expires_in: 3600,
    scope: isManager ? 'read-only' : 'read',
  });
  api.answer(readCurrentUser, user);
  await signIn(user.email, 'Formline1!');
}
