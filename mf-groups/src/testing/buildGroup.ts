import { buildClient, memberOf } from '@formline/shared/testing/builders';
import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';

let lastId = 100;
const nextId = () => (lastId += 1);

const member = (fullName: string): ClientGroup['client_group_clients'][number] => {
  const [first_name = '', ...others] = fullName.split(' ');
  const name = { first_name, last_name: others.join(' '), full_name: fullName };
  return memberOf(buildClient({ id: nextId(), ...name, client_user: { id: nextId() } }));
};

export function buildGroup(
  title: string,
  members: readonly string[] = [],
  clubId: number | null = null,
): ClientGroup {
  return {
    id: nextId(),
    title,
    client_group_clients: members.map(member),
    club_id: clubId,
    location_id: null,
    date: '2026-11-01T08:00:00.000Z',
  };
}
