import {
  createClient,
  resendInvitation,
  sendClientInvite,
  validateClientEmail,
} from '@formline/shared/contracts/people/clientInvitations';
import type { FastifyInstance } from 'fastify';
import { presentClient } from '../clients/clients.presenter';
import { bodyClubScopePolicy } from '../clubs/clubScope.policy';
import type { ModuleContext } from '../../context';
import { checkAddress } from './checkAddress';
import { clientInvitationsService } from './clientInvitations.service';
import { clientInvitationsTexts } from './clientInvitations.texts';

export async function clientInvitationsRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint, clock, config, emailOutbox, db: ownDb } = context;
  const policy = bodyClubScopePolicy(ownDb);
  const options = { clock, emailOutbox, publicUrl: config.publicUrl };
  const { sent, held } = clientInvitationsTexts;
  const emails = { callsPerMinute: config.mailsPerMinute };

  registerEndpoint(app, validateClientEmail, {
    callsPerMinute: config.signInsPerMinute,
    policy,
    handle: async ({ actor, body: { email, ...club }, db }) => ({
      outcome: await checkAddress(db, actor.trainerId, { email, club }),
    }),
  });

  registerEndpoint(app, createClient, {
    ...emails,
    policy,
    handle: async ({ actor, body: { email, first_name, last_name, ...club }, db }) =>
      presentClient(
        await clientInvitationsService({ ...options, db }).create(actor.trainerId, {
          email,
          first_name,
          last_name,
          club,
        }),
      ),
  });

  registerEndpoint(app, sendClientInvite, {
    ...emails,
    policy,
    handle: async ({ actor, body: { email, ...club }, db }) => {
      const invitations = clientInvitationsService({ ...options, db });
      return { message: (await invitations.invite(actor.trainerId, { email, club })) ? sent : held };
    },
  });

  registerEndpoint(app, resendInvitation, {
    ...emails,
    handle: async ({ actor, body, db }) => {
      const invitations = clientInvitationsService({ ...options, db });
      return { message: (await invitations.resend(actor.trainerId, body.clientId)) ? sent : held };
    },
  });
}
