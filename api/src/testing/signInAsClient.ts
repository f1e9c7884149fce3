import { sessionsService } from '../modules/tokens/sessions.service';
import type { Caller, TestApp } from './startTestApp';

/** A client with a session of the mobile app: the web refuses to give them one. */
export async function signInAsClient(api: TestApp, clientId: number): Promise<Caller> {
  const { database, clock } = api;
  const session = await sessionsService({ db: database.db, clock }).start({ id: clientId, isManager: false });
  return api.withToken(session.access_token);
}
