import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import type { Client } from '@formline/shared/contracts/people/users';
import { nameOrder } from '@formline/shared/domain/text/foldText';

export interface GroupMember {
  readonly id: number;
  readonly client_user_id: number;
  readonly first_name: string;
  readonly full_name: string;
  readonly avatar_url: string | null;
  readonly isActive: boolean;
}

type Membership = ClientGroup['client_group_clients'][number];

export const membersOf = ({ client_group_clients }: ClientGroup): GroupMember[] =>
  inNameOrder(client_group_clients.map(toMember));

export const toMembers = (clients: readonly Client[]): GroupMember[] =>
  inNameOrder(clients.map(({ client_user, ...user }) => memberFrom(user, client_user)));

export const inNameOrder = (members: readonly GroupMember[]): GroupMember[] =>
  members.toSorted((a, b) => nameOrder(a.full_name, b.full_name) || a.id - b.id);

const toMember = ({ client_user: { id, user } }: Membership): GroupMember =>
  memberFrom(user, { id, active_under_current_trainer: user.active_under_current_trainer });

type Person = Pick<Client, 'id' | 'first_name' | 'full_name' | 'avatar_url'>;
type Relation = Pick<Client['client_user'], 'id' | 'active_under_current_trainer'>;

const memberFrom = (
  { id, first_name, full_name, avatar_url }: Person,
  { id: client_user_id, active_under_current_trainer: isActive }: Relation,
): GroupMember => ({ id, client_user_id, first_name, full_name, avatar_url, isActive });
