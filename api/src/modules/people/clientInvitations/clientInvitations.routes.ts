import {
  createClient,
  resendInvitation,
  sendClientInvite,
  validateClientEmail,
} from '@formline/shared/contracts/clientInvitations';
import type { FastifyInstance } from 'fastify';
import { presentClient } from '../clients/clients.presenter';
import { bodyClubScopePolicy } from '../clubs/clubScope.policy';
import type { ModuleContext } from '../../context';
import { clientInvitationsService } from './clientInvitations.service';
import { clientInvitationsTexts } from './clientInvitations.texts';

/** How a trainer gets clients. */
export async function clientInvitationsRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint, clock, config, emailOutbox, db: ownDb } = context;
  const policy = bodyClubScopePolicy(ownDb);
  const invitationsOn = (db: ModuleContext['db']) =>
    clientInvitationsService({
      db,
      clock,
      publicUrl: config.publicUrl,
      emailOutbox,
    });
  const sent = { message: clientInvitationsTexts.sent };
  const emails = { callsPerMinute: config.mailsPerMinute };

  registerEndpoint(app, validateClientEmail, {
    callsPerMinute: config.signInsPerMinute,
    policy,
    handle: async ({ actor, body: { email, ...club }, db }) => ({
      outcome: await invitationsOn(db).validate(actor.trainerId, { email, club }),
    }),
  });

  registerEndpoint(app, createClient, {
    ...emails,
    policy,
    handle: async ({ actor, body: { email, first_name, last_name, ...club }, db }) =>
      presentClient(await invitationsOn(db).create(actor.trainerId, { email, first_name, last_name, club })),
  });

  registerEndpoint(app, sendClientInvite, {
    ...emails,
    policy,
    handle: async ({ actor, body: { email, ...club }, db }) => {
      await invitationsOn(db).invite(actor.trainerId, { email, club });
      return sent;
    },
  });

  registerEndpoint(app, resendInvitation, {
    ...emails,
    handle: async ({ actor, body, db }) => {
      await invitationsOn(db).resend(actor.trainerId, body.clientId);
      return sent;
    },
  });
}
