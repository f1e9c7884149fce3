import {
  confirmAccountRemoval,
  keepAccount,
  keepOwnAccount,
  listAccountRemovals,
  requestAccountRemoval,
} from '@formline/shared/contracts/accounts/accountRemoval';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { emailKeyOf } from '../credentials/lockout';
import { accountRemovalService, endWait } from './accountRemoval.service';
import { presentRemovals } from './accountRemovalOverview.presenter';
import { accountRemovalOverview } from './accountRemovalOverview.service';
import { accountRemovalTexts } from './accountRemoval.texts';

export async function accountRemovalRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint, background, config } = context;
  const options = { ...context, publicUrl: config.publicUrl };
  const service = accountRemovalService(options);

  registerEndpoint(app, requestAccountRemoval, {
    callsPerMinute: config.mailsPerMinute,
    accountOf: ({ body }) => emailKeyOf(body.email),
    handle: async ({ body }) => {
      const email = await service.request(body);
      background.start(() => service.sendLink(email));
      return { message: accountRemovalTexts.received };
    },
  });

  registerEndpoint(app, confirmAccountRemoval, {
    callsPerMinute: config.signInsPerMinute,
    handle: async ({ body, log, ip }) => {
      const dueAt = await service.confirm(body.token);
      log.info({ event: 'account-removal-confirmed', ip }, 'account removal confirmed');
      return { due_on: dueAt.toISOString().slice(0, 10) };
    },
  });

  registerEndpoint(app, keepAccount, {
    callsPerMinute: config.signInsPerMinute,
    handle: async ({ body }) => {
      await service.keepByLink(body.token);
      return { kept: true };
    },
  });

  registerEndpoint(app, keepOwnAccount, {
    handle: async ({ actor, db }) => ({ kept: await endWait(db, actor.userId, options) }),
  });

  registerEndpoint(app, listAccountRemovals, {
    handle: async ({ db }) => presentRemovals(await accountRemovalOverview({ db, clock: context.clock })),
  });
}
