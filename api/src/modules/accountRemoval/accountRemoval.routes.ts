import { requestAccountRemoval } from '@formline/shared/contracts/accountRemoval';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../context';
import { emailKeyOf } from '../tokens/lockout';
import { accountRemovalService } from './accountRemoval.service';
import { accountRemovalTexts } from './accountRemoval.texts';

/** The public page on which somebody asks for their account to be removed. */
export async function accountRemovalRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint, config } = context;
  const service = accountRemovalService(context);

  registerEndpoint(app, requestAccountRemoval, {
    callsPerMinute: config.mailsPerMinute,
    accountOf: ({ body }) => emailKeyOf(body.email),
    handle: async ({ body }) => {
      await service.request(body);
      return { message: accountRemovalTexts.received };
    },
  });
}
