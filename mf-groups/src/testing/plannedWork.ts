import type { PlannedWork } from '../features/group-dialog/plannedWork';

interface Ahead {
  readonly joining?: number;
  readonly ahead?: Readonly<Record<number, number>>;
  readonly kept?: Readonly<Record<number, number>>;
}

export function plannedWork({ joining = 0, ahead = {}, kept = {} }: Ahead = {}): PlannedWork {
  const clients = countsOf(ahead);
  return {
    scheduled_count: clients.reduce((total, { scheduled_count }) => total + scheduled_count, 0),
    client_count: clients.length,
    clients,
    kept: countsOf(kept),
    joining_count: joining,
  };
}

const countsOf = (counts: Readonly<Record<number, number>>) =>
  Object.entries(counts).map(([id, scheduled_count]) => ({ client_user_id: Number(id), scheduled_count }));
