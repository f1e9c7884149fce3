import { requestToken } from '@formline/shared/contracts/accounts/auth';
import { eq } from 'drizzle-orm';
import { userCredentials, users } from '../database/schema/users';
import { DEMO_PASSWORD } from '../database/seed/world/accounts';
import { hashPassword } from '../modules/accounts/credentials/passwords';
import { mobileGrant } from './grants';
import type { Caller, TestApp } from './startTestApp';

let hash: string | undefined;

export async function clientToken(api: TestApp, clientId: number): Promise<string> {
  const { db } = api.database;
  const passwordHash = (hash ??= await hashPassword(DEMO_PASSWORD));
  await db.insert(userCredentials).values({ userId: clientId, passwordHash }).onConflictDoNothing();
  const [client] = await db.select().from(users).where(eq(users.id, clientId));
  const { access_token } = await api.call(requestToken, mobileGrant(client?.email ?? ''));
  return access_token;
}

export const signInAsClient = async (api: TestApp, clientId: number): Promise<Caller> =>
  api.withToken(await clientToken(api, clientId));
