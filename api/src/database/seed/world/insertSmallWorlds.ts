import type { DatabaseHandle } from '../../database';
import type { ProviderLibrary } from '../providerLibrary';
import { insertSummit, type SeededClub } from './clubs';
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

export interface WorldScope {
  readonly trainerId: number;
  readonly today: string;
  readonly copy: number;
}

interface SmallWorldPlan extends WorldScope {
  readonly people: readonly Person[];
  readonly club: SeededClub | null;
  readonly isActive: (index: number) => boolean;
}

type InsertWorld = (db: DatabaseHandle, library: ProviderLibrary, scope: WorldScope) => Promise<void>;

const onlyFirst = (index: number) => index === 0;
const all = () => true;

const withPersonalClients =
  (people: readonly Person[], isActive: (index: number) => boolean): InsertWorld =>
  async (db, library, scope) => {
    await insertSmallWorld(db, library, { ...scope, people, club: null, isActive });
  };

export const insertFreeWorld = withPersonalClients(freeTrainersClients, onlyFirst);
export const insertLapsedWorld = withPersonalClients(lapsedTrainersClients, all);
export const insertRenewedWorld = withPersonalClients(renewedTrainersClients, onlyFirst);

export const insertExpiredWorld: InsertWorld = async (db, library, scope) => {
  const clients = await insertSmallWorld(db, library, {
    ...scope,
    people: expiredTrainersClients,
    club: null,
    isActive: onlyFirst,
  });
  await insertGroups(db, scope, [{ title: 'Old Timers', club: null, members: clients.slice(0, 3) }]);
};

export const insertClubWorld: InsertWorld = async (db, library, scope) => {
  const club = await insertSummit(db, scope.trainerId);
  const clients = await insertSmallWorld(db, library, {
    ...scope,
    people: clubTrainersClients,
    club,
    isActive: all,
  });
  await insertGroups(db, scope, [
    { title: 'Summit Starters', club, members: clients.slice(0, 4) },
    { title: 'Summit Strong', club, members: clients.slice(4) },
  ]);
};

async function insertSmallWorld(
  db: DatabaseHandle,
  library: ProviderLibrary,
  { trainerId, people, club, isActive, today, copy }: SmallWorldPlan,
): Promise<SeededClient[]> {
  const clients = await insertClients(db, library, {
    trainerId,
    people,
    clubOf: () => club,
    isActive,
    today,
    copy,
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
