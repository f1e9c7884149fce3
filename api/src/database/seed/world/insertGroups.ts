import { addDays } from '@formline/shared/domain/dates/calendarDates';
import type { DatabaseHandle } from '../../database';
import { clientGroupMembers, clientGroups } from '../../schema/clients';
import { momentOn } from '../calendar';
import type { SeededClub } from './clubs';
import { locationOf, type SeededClient } from './insertClients';

export interface GroupPlan {
  readonly title: string;
  readonly club: SeededClub | null;
  readonly members: readonly SeededClient[];
}

export interface SeededGroup {
  readonly id: number;
  readonly members: readonly SeededClient[];
}

export async function insertGroups(
  db: DatabaseHandle,
  { trainerId, today }: { readonly trainerId: number; readonly today: string },
  plans: readonly GroupPlan[],
): Promise<SeededGroup[]> {
  const rows = await db
    .insert(clientGroups)
    .values(
      plans.map(({ title, club }, index) => ({
        trainerId,
        title,
        clubId: club?.id ?? null,
        locationId: locationOf(club, index),
        createdAt: momentOn(addDays(today, -180 + index * 21), 9),
      })),
    )
    .returning({ id: clientGroups.id });
  const groups = rows.map(({ id }, index) => ({ id, members: plans[index]?.members ?? [] }));
  await db
    .insert(clientGroupMembers)
    .values(
      groups.flatMap(({ id: groupId, members }) =>
        members.map((member) => ({ groupId, clientId: member.id })),
      ),
    );
  return groups;
}
