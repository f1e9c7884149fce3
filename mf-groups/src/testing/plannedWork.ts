import type { PlannedWork } from '../features/group-dialog/plannedWork';

interface Ahead {
  /** Workouts somebody who joins gets. */
  readonly joining?: number;
  /** Workouts ahead, by the member's `client_user_id`. */
  readonly ahead?: Readonly<Record<number, number>>;
}

/** What is planned with a group; nothing if not said. */
export function plannedWork({ joining = 0, ahead = {} }: Ahead = {}): PlannedWork {
  const clients = Object.entries(ahead).map(([id, scheduled_count]) => ({
    client_user_id: Number(id),
    scheduled_count,
  }));
  return {
    scheduled_count: clients.reduce((total, { scheduled_count }) => total + scheduled_count, 0),
    client_count: clients.length,
    clients,
    joining_count: joining,
  };
}
