import type { DatabaseHandle } from '../../database';
import type { ProviderLibrary } from '../providerLibrary';
import type { SeededClub } from './clubs';
import { insertClients, type SeededClient } from './insertClients';
import { insertGroups } from './insertGroups';
import { insertSchedules } from './insertSchedules';
import {
  clubTrainersClients,
  expiredTrainersClients,
  freeTrainersClients,
  lapsedTrainersClients,
  type Person,
  renewedTrainersClients,
} from './people';
import { planCalendars } from './schedulePlans';

interface SmallWorldPlan {
  readonly trainerId: number;
  readonly people: readonly Person[];
  readonly club: SeededClub | null;
  readonly isActive: (index: number) => boolean;
  readonly today: string;
}

export interface SmallWorldsPlan {
  readonly freeTrainerId: number;
  readonly expiredTrainerId: number;
  readonly clubTrainerId: number;
  readonly lapsedTrainerId: number;
  readonly renewedTrainerId: number;
  readonly summit: SeededClub;
  readonly today: string;
}

/**
 * Writes the clients and groups of the accounts that show one state each: free, expired, working for one club, and with
 * clients who do not fit the subscription yet.
 */
export async function insertSmallWorlds(
  db: DatabaseHandle,
  library: ProviderLibrary,
  plan: SmallWorldsPlan,
): Promise<void> {
  const { freeTrainerId, expiredTrainerId, clubTrainerId, summit, today } = plan;
  const onlyFirst = (index: number) => index === 0;
  await insertSmallWorld(db, library, {
    trainerId: freeTrainerId,
    people: freeTrainersClients,
    club: null,
    isActive: onlyFirst,
    today,
  });
  const expired = await insertSmallWorld(db, library, {
    trainerId: expiredTrainerId,
    people: expiredTrainersClients,
    club: null,
    isActive: onlyFirst,
    today,
  });
  await insertGroups(db, { trainerId: expiredTrainerId, today }, [
    { title: 'Old Timers', club: null, members: expired.slice(0, 3) },
  ]);
  const atClub = await insertSmallWorld(db, library, {
    trainerId: clubTrainerId,
    people: clubTrainersClients,
    club: summit,
    isActive: () => true,
    today,
  });
  await insertGroups(db, { trainerId: clubTrainerId, today }, [
    { title: 'Summit Starters', club: summit, members: atClub.slice(0, 4) },
    { title: 'Summit Strong', club: summit, members: atClub.slice(4) },
  ]);
  await insertSmallWorld(db, library, {
    trainerId: plan.lapsedTrainerId,
    people: lapsedTrainersClients,
    club: null,
    isActive: () => true,
    today,
  });
  await insertSmallWorld(db, library, {
    trainerId: plan.renewedTrainerId,
    people: renewedTrainersClients,
    club: null,
    isActive: onlyFirst,
    today,
  });
}

async function insertSmallWorld(
  db: DatabaseHandle,
  library: ProviderLibrary,
  { trainerId, people, club, isActive, today }: SmallWorldPlan,
): Promise<SeededClient[]> {
  const clients = await insertClients(db, library, {
    trainerId,
    people,
    clubOf: () => club,
    isActive,
    today,
  });
  const calendars = planCalendars(library, {
    trainerId,
    today,
    clients,
    programs: library.programs,
    singleWorkouts: library.workouts.all(),
  });
  await insertSchedules(db, calendars, today);
  return clients;
}
