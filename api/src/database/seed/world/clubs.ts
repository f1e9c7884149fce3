import type { DatabaseHandle } from '../../database';
import { clubMemberships, clubs, locations } from '../../schema/clubs';

/** A club with the locations its clients and groups are spread over. */
export interface SeededClub {
  readonly id: number;
  readonly locationIds: readonly [number, ...number[]];
}

interface ClubPlan {
  readonly name: string;
  readonly locations: readonly string[];
}

const harbour: ClubPlan = { name: 'Harbour Strength Club', locations: ['Harbour Quay', 'Old Mill'] };
const northside: ClubPlan = { name: 'Northside Athletics', locations: ['Main Hall'] };
const riverside: ClubPlan = { name: 'Riverside Gym', locations: ['Riverside'] };
const summit: ClubPlan = { name: 'Summit Fitness', locations: ['Summit Central'] };

export interface SeededClubs {
  readonly harbour: SeededClub;
  readonly northside: SeededClub;
  readonly summit: SeededClub;
}

/** Writes the clubs; the trainer belongs to two and has left a third, the club trainer belongs to one. */
export async function insertClubs(
  db: DatabaseHandle,
  { trainerId, clubTrainerId }: { readonly trainerId: number; readonly clubTrainerId: number },
): Promise<SeededClubs> {
  const seeded = {
    harbour: await insertClub(db, harbour),
    northside: await insertClub(db, northside),
    summit: await insertClub(db, summit),
  };
  const left = await insertClub(db, riverside);
  const membership = (member: number, club: SeededClub, status: string) => ({
    trainerId: member,
    clubId: club.id,
    locationId: club.locationIds[0],
    status,
  });
  await db
    .insert(clubMemberships)
    .values([
      membership(trainerId, seeded.harbour, 'active'),
      membership(trainerId, seeded.northside, 'Active'),
      membership(trainerId, left, 'inactive'),
      membership(clubTrainerId, seeded.summit, 'active'),
    ]);
  return seeded;
}

async function insertClub(db: DatabaseHandle, plan: ClubPlan): Promise<SeededClub> {
  const [club] = await db.insert(clubs).values({ name: plan.name }).returning({ id: clubs.id });
  if (!club) throw new Error(`The club "${plan.name}" was not written.`);
  const rows = await db
    .insert(locations)
    .values(plan.locations.map((name) => ({ clubId: club.id, name })))
    .returning({ id: locations.id });
  const [first, ...rest] = rows.map(({ id }) => id);
  if (first === undefined) throw new Error(`The club "${plan.name}" has no location.`);
  return { id: club.id, locationIds: [first, ...rest] };
}
