import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import type { DatabaseHandle } from '../database/database';
import { sessionsRepository } from '../modules/accounts/tokens/sessions.repository';
import { hashToken } from '../modules/accounts/credentials/tokenSecrets';
import { type Actor, trainerIdOf } from './actor';
import { unauthenticated } from './HttpProblem';
import { refusalTexts } from './refusals.texts';

export type Authenticate = (request: FastifyRequest) => Promise<Actor>;

const BEARER = /^Bearer ([\w-]{20,200})$/i;

/** Read again for each request, so that a deactivated account or ended session is refused at once. */
export function createAuthentication({
  db,
  clock,
}: {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
}): Authenticate {
  const sessions = sessionsRepository(db);
  return async (request) => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw unauthenticated();
    const found = await sessions.findByAccessToken(hashToken(token));
    const now = clock.now();
    if (
      !found ||
      found.expiresAt <= now ||
      found.absoluteExpiresAt <= now ||
      found.revokedAt ||
      !found.isActive
    ) {
      throw unauthenticated(refusalTexts.sessionEnded);
    }
    const { userId, sessionId, role, isManager, isStaff } = found;
    return { userId, sessionId, role, isManager, isStaff, trainerId: trainerIdOf(found) };
  };
}
