import { randomInt } from 'node:crypto';
import { hashPassword } from '../modules/accounts/credentials/passwords';
import type { DatabaseHandle } from '../database/database';
import { clientRelations } from '../database/schema/clients';
import { exercises } from '../database/schema/exercises';
import { scheduledWorkouts, userSchedules } from '../database/schema/schedules';
import { externalAccounts, userCredentials, users } from '../database/schema/users';
import { programCategories, workouts } from '../database/schema/workouts';
import { DEMO_PASSWORD } from '../database/seed/world/accounts';

let built = 0;
/** Made once: hashing is costly on purpose, and every account of the tests has the one password. */
let demoHash: Promise<string> | undefined;

/** A number no other row of this worker's tests has. */
const nextNumber = (): number => {
  built += 1;
  return built;
};

/** An address no other row of this run has. */
export const uniqueEmail = (): string => `person-${process.pid}-${Date.now()}-${nextNumber()}@builders.test`;

/** More free clients than a test builds. */
const MANY_FREE_CLIENTS = 1000;

/**
 * A trainer who can sign in with the demo password, with an account of the account service linked both ways. The number
 * of clients is not limited unless a test says so.
 */
export async function buildTrainer(db: DatabaseHandle, given: Partial<typeof users.$inferInsert> = {}) {
  const email = uniqueEmail();
  const uaGuid = email.slice(-36);
  const uaId = randomInt(1_000_000, 1_000_000_000);
  const [trainer] = await db
    .insert(users)
    .values({
      email,
      firstName: 'Test',
      lastName: 'Trainer',
      role: 'TRAINER',
      uaGuid,
      uaId,
      maxFreeClients: MANY_FREE_CLIENTS,
      ...given,
    })
    .returning();
  if (!trainer) throw new Error('The trainer was not built.');
  await db
    .insert(userCredentials)
    .values({ userId: trainer.id, passwordHash: await (demoHash ??= hashPassword(DEMO_PASSWORD)) });
  await db.insert(externalAccounts).values({ email: trainer.email, uaGuid, uaId, linkedUserId: trainer.id });
  return trainer;
}

/** A client of a trainer. */
export async function buildClient(
  db: DatabaseHandle,
  trainerId: number,
  given: Partial<typeof users.$inferInsert> = {},
) {
  const [client] = await db
    .insert(users)
    .values({ email: uniqueEmail(), firstName: 'Test', lastName: 'Client', role: 'CLIENT', ...given })
    .returning();
  if (!client) throw new Error('The client was not built.');
  await db.insert(clientRelations).values({ trainerId, clientId: client.id });
  return client;
}

/** Workouts on given days of a client's calendar. */
export async function buildScheduledDays(
  db: DatabaseHandle,
  { trainerId, clientId }: { readonly trainerId: number; readonly clientId: number },
  dates: readonly string[],
): Promise<void> {
  const [category] = await db.select().from(programCategories).limit(1);
  const [workout] = await db.select().from(workouts).limit(1);
  if (!category || !workout) throw new Error('The library is empty.');
  for (const date of dates) {
    const [schedule] = await db
      .insert(userSchedules)
      .values({ trainerId, clientId, programCategoryId: category.id, startDate: date, endDate: date })
      .returning();
    if (!schedule) throw new Error('The schedule was not built.');
    await db.insert(scheduledWorkouts).values({
      userScheduleId: schedule.id,
      trainerId,
      clientId,
      workoutId: workout.id,
      date,
      workoutName: workout.name,
      programCategoryName: category.label,
      totalDurSeconds: workout.totalDurSeconds,
    });
  }
}

/** Own exercises of a trainer. */
export async function buildExercises(
  db: DatabaseHandle,
  ownerId: number,
  names: readonly string[],
): Promise<void> {
  await db.insert(exercises).values(names.map((name) => ({ ownerId, name })));
}
