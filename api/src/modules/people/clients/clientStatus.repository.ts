import { type SQL, sql } from 'drizzle-orm';
import type { IdParameter } from '../../../database/idParameter';

export interface ClientStatus {
  readonly isActive: boolean;
  readonly bypass_subscription: boolean;
  readonly subscription_expiration_date: string | null;
}

/** One JSON value, so that a frequent read can include it; null when the client is not the trainer's. */
export const clientStatus = (trainerId: IdParameter, clientId: IdParameter): SQL<ClientStatus | null> =>
  sql`(select json_build_object(
      'isActive', relation.is_active,
      'bypass_subscription', trainer.bypass_subscription,
      'subscription_expiration_date', trainer.subscription_expiration_date)
    from client_relations relation join users trainer on trainer.id = relation.trainer_id
    where relation.trainer_id = ${trainerId} and relation.client_id = ${clientId})`;
