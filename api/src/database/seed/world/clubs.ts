import type { DatabaseHandle } from '../../database';
import { clubMemberships, clubs, locations } from '../../schema/clubs';

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

export interface TrainersClubs {
  readonly harbour: SeededClub;
  readonly northside: SeededClub;
}

export async function insertTrainersClubs(db: DatabaseHandle, trainerId: number): Promise<TrainersClubs> {
  const seeded = { harbour: await insertClub(db, harbour), northside: await insertClub(db, northside) };
  const left = await insertClub(db, riverside);
  await db
    .insert(clubMemberships)
    .values([
      membership(trainerId, seeded.harbour, 'active'),
      membership(trainerId, seeded.northside, 'Active'),
      membership(trainerId, left, 'inactive'),
    ]);
  return seeded;
}

export async function insertSummit(db: DatabaseHandle, trainerId: number): Promise<SeededClub> {
  const club = await insertClub(db, summit);
  await db.insert(clubMemberships).values(membership(trainerId, club, 'active'));
  return club;
}

const membership = (trainerId: number, club: SeededClub, status: string) => ({
  trainerId,
  clubId: club.id,
  locationId: club.locationIds[0],
  status,
});

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
