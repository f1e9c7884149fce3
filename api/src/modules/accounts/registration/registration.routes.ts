import {
  confirmEmail,
  linkAccount,
  migrateAccount,
  registerClient,
  registerTrainer,
  registerTrainerFromService,
  requestEmailConfirmation,
  verifyCredentials,
} from '@formline/shared/contracts/registration';
import type { FastifyInstance } from 'fastify';
import { joiningService } from '../../people/clientInvitations/joining.service';
import type { ModuleContext } from '../../context';
import { attemptOf, credentialsService } from '../tokens/credentials.service';
import { emailConfirmation } from './emailConfirmation.service';
import { migrationService } from './migration.service';
import { registrationService } from './registration.service';

/** Opening accounts, and bringing those of older times into the form that can sign in. */
export async function registrationRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint, config } = context;
  const credentials = credentialsService(context);
  const registration = registrationService({ ...context, credentials, publicUrl: config.publicUrl });
  const migration = migrationService({ ...context, credentials, publicUrl: config.publicUrl });
  const joining = joiningService(context);
  const callsPerMinute = config.signInsPerMinute;

  registerEndpoint(app, registerTrainer, {
    callsPerMinute,
    handle: async ({ body }) => ({ id: await registration.registerTrainer(body) }),
  });

  registerEndpoint(app, registerClient, {
    callsPerMinute,
    handle: async ({ body: { invitation_token: token, ...person } }) => ({
      id:
        token === undefined
          ? await registration.registerClient(person)
          : await joining.openAccount(token, person),
    }),
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

/** Showing that the address of an account is its owner's. */
export async function emailConfirmationRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint, config } = context;
  const confirmationIn = (tx: ModuleContext['db']) =>
    emailConfirmation(tx, { ...context, publicUrl: config.publicUrl });

  registerEndpoint(app, confirmEmail, {
    callsPerMinute: config.signInsPerMinute,
    handle: async ({ body }) => {
      await context.db.transaction((tx) => confirmationIn(tx).confirm(body.token));
      return { confirmed: true };
    },
  });

  registerEndpoint(app, requestEmailConfirmation, {
    callsPerMinute: config.mailsPerMinute,
    handle: async ({ actor, db }) => ({ sent: await confirmationIn(db).sendAgain(actor.userId) }),
  });
}
