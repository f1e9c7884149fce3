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
/** Created once: hashing is slow, and all test accounts have the same password. */
let demoHash: Promise<string> | undefined;

const nextNumber = (): number => {
  built += 1;
  return built;
};

export const uniqueEmail = (): string => `person-${process.pid}-${Date.now()}-${nextNumber()}@builders.test`;

const MANY_FREE_CLIENTS = 1000;

/** Can sign in with the demo password; linked both ways to the account service; unlimited clients by default. */
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

export async function buildExercises(
  db: DatabaseHandle,
  ownerId: number,
  names: readonly string[],
): Promise<void> {
  await db.insert(exercises).values(names.map((name) => ({ ownerId, name })));
}
