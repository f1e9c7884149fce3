import {
  requestOwnPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '@formline/shared/contracts/accounts/passwordReset';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { emailKeyOf } from '../credentials/lockout';
import { readEmail } from '../registration/newAccount';
import { passwordResetService, sendOwnLink } from './passwordReset.service';
import { passwordResetTexts } from '../credentials/credentials.texts';

export async function passwordResetRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint, background, config } = context;
  const options = { ...context, publicUrl: config.publicUrl };
  const service = passwordResetService(options);
  const callsPerMinute = config.mailsPerMinute;
  const requested = { message: passwordResetTexts.requested };

  registerEndpoint(app, requestPasswordReset, {
    callsPerMinute,
    accountOf: ({ body }) => emailKeyOf(body.email),
    handle: async ({ body }) => {
      const email = readEmail(body.email);
      background.start(() => service.requestFor(email));
      return requested;
    },
  });

  registerEndpoint(app, requestOwnPasswordReset, {
    callsPerMinute,
    handle: async ({ actor, db }) => {
      await sendOwnLink(db, actor.userId, options);
      return requested;
    },
  });

  registerEndpoint(app, resetPassword, {
    callsPerMinute: config.signInsPerMinute,
    handle: async ({ params, body, log, ip }) => {
      await service.reset(params.token, body.password);
      log.info({ event: 'password-reset', ip }, 'password reset');
      return { changed: true };
    },
  });
}
