import { clubScopeSchema } from './clubScope';
import { endpoint } from './endpoint';
import { API_VERSION } from './product';
import * as z from '@formline/shared/contracts/schema';
import { clientSchema } from './users';

export const listTrainerClients = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/users/trainer/clients`,
  summary: 'All clients of the trainer, those of one club when it is named',
  tag: 'Clients',
  access: 'trainer',
  query: clubScopeSchema,
  result: z.array(clientSchema),
});
