import { addDays } from '@formline/shared/domain/dates/calendarDates';
import type { DatabaseHandle } from '../../database';
import { clientProfiles, clientRelations } from '../../schema/clients';
import { users } from '../../schema/users';
import type { ProviderLibrary } from '../providerLibrary';
import { addressIn } from './accounts';
import type { SeededClub } from './clubs';
import type { Person } from './people';

export interface SeededClient {
  readonly id: number;
  readonly club: SeededClub | null;
}

export interface ClientsPlan {
  readonly trainerId: number;
  readonly people: readonly Person[];
  readonly clubOf: (index: number) => SeededClub | null;
  readonly isActive: (index: number) => boolean;
  readonly today: string;
  readonly copy: number;
}

export async function insertClients(
  db: DatabaseHandle,
  library: ProviderLibrary,
  plan: ClientsPlan,
): Promise<SeededClient[]> {
  const rows = await db
    .insert(users)
    .values(plan.people.map((person, index) => personRow(person, index, plan.copy)))
    .returning({ id: users.id });
  const clients = rows.map(({ id }, index) => ({ id, club: plan.clubOf(index) }));
  await db.insert(clientProfiles).values(clients.map(({ id }, index) => profileRow(id, index, library)));
  await db
    .insert(clientRelations)
    .values(clients.map((client, index) => relationRow(client, index, { plan, library })));
  return clients;
}

function personRow(
  { firstName, lastName, gender }: Person,
  index: number,
  copy: number,
): typeof users.$inferInsert {
  return {
    email: addressIn(copy, `${firstName}.${lastName}@clients.formline.test`.toLowerCase()),
    firstName,
    lastName,
    gender,
    role: index % 6 === 5 ? 'ATHLETE' : 'CLIENT',
    phoneNumber: index % 5 === 4 ? null : `312555${String(120 + index * 7).padStart(4, '0')}`,
    birthDate: index % 7 === 6 ? null : addDays('1971-02-11', index * 487),
  };
}

function profileRow(
  userId: number,
  index: number,
  library: ProviderLibrary,
): typeof clientProfiles.$inferInsert {
  return {
    userId,
    height: index % 8 === 7 ? null : 61 + ((index * 5) % 16),
    weight: index % 8 === 7 ? null : 118 + ((index * 17) % 97),
    activityLevelId: library.activityLevelIds[index % library.activityLevelIds.length] ?? null,
  };
}

function relationRow(
  { id, club }: SeededClient,
  index: number,
  { plan, library }: { readonly plan: ClientsPlan; readonly library: ProviderLibrary },
): typeof clientRelations.$inferInsert {
  const isLongTerm = plan.people[index]?.isLongTerm ?? false;
  return {
    trainerId: plan.trainerId,
    clientId: id,
    clubId: club?.id ?? null,
    locationId: locationOf(club, index),
    goalId:
      index % 9 === 8 && !isLongTerm ? null : (library.goalIds[(index * 3) % library.goalIds.length] ?? null),
    isActive: plan.isActive(index),
    startedTrainingAt: addDays(plan.today, isLongTerm ? -400 - index * 7 : -30 - ((index * 23) % 420)),
    visibleNutrition: index % 4 !== 3,
    visiblePerfAssess: index % 5 !== 4,
    visibleOhsa: index % 6 !== 5,
  };
}

export function locationOf(club: SeededClub | null, index: number): number | null {
  return club ? (club.locationIds[index % club.locationIds.length] ?? null) : null;
}
