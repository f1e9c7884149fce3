import { acceptInvitation, checkInvitation } from '@formline/shared/contracts/people/clientInvitations';
import { registerClient } from '@formline/shared/contracts/accounts/registration';
import type { FastifyInstance } from 'fastify';
import { credentialsService } from '../../accounts/credentials/credentials.service';
import { registrationService } from '../../accounts/registration/registration.service';
import type { ModuleContext } from '../../context';
import { joiningService } from './joining.service';

export async function joiningRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint, config } = context;
  const joining = joiningService(context);
  const credentials = credentialsService(context);
  const registration = registrationService({ ...context, credentials, publicUrl: config.publicUrl });
  const accounts = { callsPerMinute: config.signInsPerMinute };

  registerEndpoint(app, registerClient, {
    ...accounts,
    handle: async ({ body: { invitation_token: token, ...person } }) => ({
      id:
        token === undefined
          ? await registration.registerClient(person)
          : await joining.openAccount(token, person),
    }),
  });

  registerEndpoint(app, checkInvitation, {
    ...accounts,
    handle: async ({ body }) => {
      const { client, trainerName } = await joining.read(body.token);
      return {
        email: client.email,
        first_name: client.firstName,
        last_name: client.lastName,
        trainer_name: trainerName,
        has_account: client.joinedAt !== null,
      };
    },
  });

  registerEndpoint(app, acceptInvitation, {
    ...accounts,
    handle: async ({ body }) => {
      await joining.accept(body.token);
      return { accepted: true };
    },
  });
}
