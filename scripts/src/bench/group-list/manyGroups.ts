import type { ClientGroup } from '@formline/shared/contracts/clientGroups';
import { manyClients } from '../client-list/manyClients';

/** So many members of different groups are different people; the others are in several. */
const CLIENTS = 2000;

/** So many groups of so many members without pictures, so that no run waits for the network. */
export function manyGroups(count: number, members: number): ClientGroup[] {
  const clients = manyClients(CLIENTS);
  return Array.from({ length: count }, (_, group) => ({
    id: group + 1,
    title: `Crew ${String(group).padStart(3, '0')}`,
    client_group_clients: Array.from({ length: members }, (__, index) => memberAt(group * 7 + index * 19)),
    club_id: null,
    location_id: null,
    date: '2026-11-01T08:00:00.000Z',
  }));

  function memberAt(index: number): ClientGroup['client_group_clients'][number] {
    const client = clients[index % CLIENTS];
    if (!client) throw new Error(`There is no client ${index}`);
    const { id, first_name, last_name, full_name, avatar_url } = client;
    const user = { id, first_name, last_name, full_name, avatar_url, active_under_current_trainer: true };
    return { client_user: { id, user } };
  }
}
