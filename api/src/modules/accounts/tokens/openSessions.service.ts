import type { OpenSession } from '@formline/shared/contracts/accounts/openSessions';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { invalidInput, notFound } from '../../../plugins/HttpProblem';
import { findKnownDevice } from '../credentials/knownDevices';
import { knownDevicesRepository } from '../credentials/knownDevices.repository';
import { openSessionsRepository } from './openSessions.repository';
import { tokensTexts } from './tokens.texts';

interface Caller {
  readonly userId: number;
  readonly sessionId: number;
}

export function openSessionsService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  const repository = openSessionsRepository(db);
  return {
    async list({ userId, sessionId }: Caller): Promise<OpenSession[]> {
      const open = await repository.list(userId, clock.now());
      return open.map((session) => present(session, sessionId));
    },

    async endOne({ userId, sessionId }: Caller, id: number): Promise<void> {
      if (id === sessionId) throw invalidInput(tokensTexts.ownSession);
      if (!(await repository.endOne(userId, id, clock.now()))) throw notFound(tokensTexts.noSuchSession);
    },

    async endOthers({ userId, sessionId }: Caller, cookies: string | undefined): Promise<number> {
      const ended = await repository.endOthers(userId, sessionId, clock.now());
      const device = await findKnownDevice(db, userId, cookies);
      await knownDevicesRepository(db).removeAll(userId, { except: device });
      return ended;
    },
  };
}

type Listed = Awaited<ReturnType<ReturnType<typeof openSessionsRepository>['list']>>[number];

const present = ({ id, browser, createdAt, lastUsedAt }: Listed, currentId: number): OpenSession => ({
  id,
  browser,
  began_at: createdAt.toISOString(),
  last_used_at: (lastUsedAt ?? createdAt).toISOString(),
  is_current: id === currentId,
});
