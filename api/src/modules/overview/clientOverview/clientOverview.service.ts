import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { clientAccess } from '../../people/clients/clientAccess';
import { clientOverviewRepository } from './clientOverview.repository';

interface OverviewRequest {
  readonly trainerId: number;
  readonly scope: ClubScope;
  /** In the trainer's zone, `YYYY-MM-DD`. */
  readonly today: string;
}

export function clientOverviewService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  const overview = clientOverviewRepository(db);
  const access = clientAccess({ db, clock });
  return {
    async read({ trainerId, scope, today }: OverviewRequest) {
      const { groups, clients, trainer } = await overview.read(trainerId, scope, today);
      const isOpen = await access.openClients(trainerId, trainer);
      return { groups, clients: clients.map((client) => ({ ...client, isOpen: isOpen(client.isActive) })) };
    },
  };
}
