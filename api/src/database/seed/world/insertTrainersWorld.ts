import { addDays } from '@formline/shared/domain/dates/calendarDates';
import type { DatabaseHandle } from '../../database';
import { clientProfiles, clientRelations } from '../../schema/clients';
import { exerciseFavorites } from '../../schema/exercises';
import { insertExercises } from '../exerciseRows';
import type { ProviderLibrary } from '../providerLibrary';
import { insertPrograms, insertWorkouts } from '../workoutRows';
import { insertTrainersClubs, type TrainersClubs } from './clubs';
import { insertClients, type SeededClient } from './insertClients';
import { type GroupPlan, insertGroups } from './insertGroups';
import { insertLoggedWorkouts } from './insertLoggedWorkouts';
import { insertMilestones } from './insertMilestones';
import { insertGroupSchedules } from './insertGroupSchedules';
import { insertSchedules } from './insertSchedules';
import { insertRoutines } from './insertRoutines';
import { ownExercises, ownPrograms, ownWorkouts } from './ownContent';
import { ownRoutines } from './ownRoutines';
import { trainersClients } from './people';
import { planCalendars, planGroupCalendar } from './schedulePlans';

/** Some clients have no schedule, so that an empty calendar can be seen. */
const CLIENTS_WITHOUT_SCHEDULE = 2;
const CLIENTS_WITH_LOGS = 4;
const FIRST_NORTHSIDE_CLIENT = 8;
const FIRST_PERSONAL_CLIENT = 14;

export interface TrainersWorldPlan {
  readonly trainerId: number;
  readonly clientAccountId: number;
  readonly today: string;
  readonly copy: number;
}

export async function insertTrainersWorld(
  db: DatabaseHandle,
  library: ProviderLibrary,
  plan: TrainersWorldPlan,
): Promise<void> {
  const { trainerId, today } = plan;
  const clubs = await insertTrainersClubs(db, trainerId);
  const clients = await insertTrainersClients(db, library, { ...plan, clubs });
  await insertMilestones(db, plan, clients);
  const own = await insertOwnLibrary(db, library, trainerId);
  const groups = await insertGroups(db, plan, groupPlans(clients, clubs));
  const calendars = planCalendars(library, {
    trainerId,
    today,
    clients: clients.slice(0, -CLIENTS_WITHOUT_SCHEDULE),
    programs: [...library.programs, ...own.programs],
    singleWorkouts: [...own.workouts.all(), ...library.workouts.all()],
  });
  const together = own.workouts.get('Group Throw and Run');
  const shared = await insertGroupSchedules(
    db,
    groups.slice(0, 2).map((group) => planGroupCalendar(library, plan, { group, workout: together })),
  );
  await insertSchedules(db, [...calendars, ...shared], today);
  const logged = clients.slice(0, CLIENTS_WITH_LOGS).map(({ id }) => id);
  await insertLoggedWorkouts(db, { trainerId, clientIds: logged, today });
}

async function insertTrainersClients(
  db: DatabaseHandle,
  library: ProviderLibrary,
  { trainerId, clientAccountId, clubs, today, copy }: TrainersWorldPlan & { readonly clubs: TrainersClubs },
): Promise<SeededClient[]> {
  const clients = await insertClients(db, library, {
    trainerId,
    people: trainersClients,
    clubOf: (index) =>
      index < FIRST_NORTHSIDE_CLIENT ? clubs.harbour : index < FIRST_PERSONAL_CLIENT ? clubs.northside : null,
    isActive: () => true,
    today,
    copy,
  });
  await db.insert(clientProfiles).values({ userId: clientAccountId, height: 66, weight: 141 });
  await db.insert(clientRelations).values({
    trainerId,
    clientId: clientAccountId,
    goalId: library.goalIds[0] ?? null,
    startedTrainingAt: addDays(today, -75),
  });
  return [{ id: clientAccountId, club: null }, ...clients];
}

async function insertOwnLibrary(db: DatabaseHandle, library: ProviderLibrary, trainerId: number) {
  const exercises = await insertExercises(db, library.catalogue, {
    ownerId: trainerId,
    content: ownExercises,
  });
  const ownNames = new Set(ownExercises.map(({ name }) => name));
  const findExercise = (name: string) => (ownNames.has(name) ? exercises : library.exercises).get(name);
  const workouts = await insertWorkouts(db, findExercise, { ownerId: trainerId, content: ownWorkouts });
  await insertRoutines(db, findExercise, { ownerId: trainerId, content: ownRoutines });
  const programs = await insertPrograms(
    db,
    { workout: (name) => workouts.get(name), category: (label) => library.categories.get(label) },
    { ownerId: trainerId, content: ownPrograms },
  );
  const favorites = [
    'Push-Up',
    'Front Plank',
    'Romanian Deadlift',
    'Kettlebell Swing',
    'Bird Dog',
    'Slow Hill Walk',
  ];
  await db
    .insert(exerciseFavorites)
    .values(favorites.map((name) => ({ userId: trainerId, exerciseId: findExercise(name) })));
  return { workouts, programs };
}

function groupPlans(clients: readonly SeededClient[], clubs: TrainersClubs): GroupPlan[] {
  const harbour = clients.filter(({ club }) => club?.id === clubs.harbour.id);
  const northside = clients.filter(({ club }) => club?.id === clubs.northside.id);
  const personal = clients.filter(({ club }) => club === null);
  return [
    { title: 'Saturday Crew', club: null, members: personal.slice(0, 5) },
    { title: 'Harbour Lunch Lifters', club: clubs.harbour, members: harbour.slice(0, 4) },
    { title: 'Half Marathon Spring', club: null, members: personal.slice(3, 7) },
    { title: 'Back in Shape', club: null, members: personal.slice(5, 10) },
    { title: 'Quay Conditioning', club: clubs.harbour, members: harbour.slice(3, 8) },
    { title: 'Northside Masters', club: clubs.northside, members: northside.slice(0, 4) },
    { title: 'Early Birds', club: null, members: personal.slice(7, 10) },
  ];
}
