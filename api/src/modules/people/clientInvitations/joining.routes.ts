import { acceptInvitation, checkInvitation } from '@formline/shared/contracts/clientInvitations';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { joiningService } from './joining.service';

/** What the letter of an invitation leads to. */
export async function joiningRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint, config } = context;
  const joining = joiningService(context);
  const accounts = { callsPerMinute: config.signInsPerMinute };

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
