import {
  endOpenSession,
  endOtherSessions,
  listOpenSessions,
} from '@formline/shared/contracts/accounts/openSessions';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { openSessionsService } from './openSessions.service';

export async function openSessionsRoutes(
  app: FastifyInstance,
  { registerEndpoint, clock }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, listOpenSessions, {
    handle: async ({ actor, db }) => openSessionsService({ db, clock }).list(actor),
  });

  registerEndpoint(app, endOpenSession, {
    handle: async ({ actor, params: { id }, db, log }) => {
      await openSessionsService({ db, clock }).endOne(actor, id);
      log.info({ event: 'sign-out-elsewhere', userId: actor.userId, ended: 1 }, 'sign-out elsewhere');
      return { id };
    },
  });

  registerEndpoint(app, endOtherSessions, {
    handle: async ({ actor, browser, db, log }) => {
      const ended = await openSessionsService({ db, clock }).endOthers(actor, browser.cookies);
      log.info({ event: 'sign-out-elsewhere', userId: actor.userId, ended }, 'sign-out elsewhere');
      return { ended };
    },
  });
}
