import {
  confirmEmail,
  linkAccount,
  migrateAccount,
  registerTrainer,
  registerTrainerFromService,
  requestEmailConfirmation,
  verifyCredentials,
} from '@formline/shared/contracts/accounts/registration';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { attemptOf, credentialsService } from '../credentials/credentials.service';
import { emailConfirmation } from './emailConfirmation.service';
import { migrationService } from './migration.service';
import { registrationService } from './registration.service';

export async function registrationRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint, config } = context;
  const credentials = credentialsService(context);
  const registration = registrationService({ ...context, credentials, publicUrl: config.publicUrl });
  const migration = migrationService({ ...context, credentials, publicUrl: config.publicUrl });
  const callsPerMinute = config.signInsPerMinute;

  registerEndpoint(app, registerTrainer, {
    callsPerMinute,
    handle: async ({ body }) => ({ id: await registration.registerTrainer(body) }),
  });

  registerEndpoint(app, registerTrainerFromService, {
    callsPerMinute,
    handle: async (call) => ({ id: await registration.registerFromService(call.body, attemptOf(call)) }),
  });

  registerEndpoint(app, verifyCredentials, {
    callsPerMinute,
    handle: async (call) => ({ verification_token: await migration.verify(call.body, attemptOf(call)) }),
  });

  registerEndpoint(app, migrateAccount, {
    callsPerMinute,
    handle: async (call) => {
      await migration.migrate(call.body, attemptOf(call));
      return { migrated: true };
    },
  });

  registerEndpoint(app, linkAccount, {
    callsPerMinute,
    handle: async (call) => {
      await migration.link(call.body, attemptOf(call));
      return { linked: true };
    },
  });
}

export async function emailConfirmationRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint, config } = context;
  const options = { ...context, publicUrl: config.publicUrl };

  registerEndpoint(app, confirmEmail, {
    callsPerMinute: config.signInsPerMinute,
    handle: async ({ body }) => {
      await context.db.transaction((tx) => emailConfirmation(tx, options).confirm(body.token));
      return { confirmed: true };
    },
  });

  registerEndpoint(app, requestEmailConfirmation, {
    callsPerMinute: config.mailsPerMinute,
    handle: async ({ actor, db }) => ({ sent: await emailConfirmation(db, options).sendAgain(actor.userId) }),
  });
}
