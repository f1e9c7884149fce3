import type { DatabaseHandle } from '../../database';
import type { NameIndex } from '../NameIndex';
import type { ProviderLibrary } from '../providerLibrary';
import { type AccountPlan, accountPlans } from './accounts';
import { insertAccounts } from './insertAccounts';
import { insertActivities } from './insertActivities';
import {
  insertClubWorld,
  insertExpiredWorld,
  insertFreeWorld,
  insertLapsedWorld,
  insertRenewedWorld,
  type WorldScope,
} from './insertSmallWorlds';
import { insertTrainersWorld } from './insertTrainersWorld';
import { findHealthPeople } from './health/healthPeople';
import { insertCalculations } from './health/insertCalculations';
import { insertHealthRecords } from './health/insertHealthRecords';

export interface DemoWorldOptions {
  readonly today: string;
  /** All if absent. The trainer needs the client account, a manager its trainer. */
  readonly plans?: readonly AccountPlan[];
  /** 0, the default, is the demo data itself; copies have email addresses of their own. */
  readonly copy?: number;
}

const worlds: readonly (readonly [
  email: (typeof accountPlans)[number]['email'],
  insert: (
    db: DatabaseHandle,
    library: ProviderLibrary,
    scope: WorldScope & { readonly accounts: NameIndex<number> },
  ) => Promise<void>,
])[] = [
  [
    'trainer@formline.test',
    async (db, library, { accounts, ...scope }) => {
      const clientAccountId = accounts.get('client@formline.test');
      await insertTrainersWorld(db, library, { ...scope, clientAccountId });
      await insertHealth(db, library, scope);
    },
  ],
  ['free@formline.test', insertFreeWorld],
  ['expired@formline.test', insertExpiredWorld],
  [
    'club@formline.test',
    async (db, library, scope) => {
      await insertClubWorld(db, library, scope);
      await insertHealth(db, library, scope);
    },
  ],
  ['lapsed.journey@formline.test', insertLapsedWorld],
  ['renewed.journey@formline.test', insertRenewedWorld],
];

export async function insertDemoWorld(
  db: DatabaseHandle,
  library: ProviderLibrary,
  { today, plans = accountPlans, copy = 0 }: DemoWorldOptions,
): Promise<NameIndex<number>> {
  const accounts = await insertAccounts(db, plans, { today, copy });
  const trainerIds: number[] = [];
  for (const [email, insertWorld] of worlds) {
    if (plans.every((plan) => plan.email !== email)) continue;
    const trainerId = accounts.get(email);
    await insertWorld(db, library, { trainerId, today, copy, accounts });
    trainerIds.push(trainerId);
  }
  await insertActivities(db, { trainerIds, today });
  return accounts;
}

async function insertHealth(
  db: DatabaseHandle,
  library: ProviderLibrary,
  { trainerId, today }: { readonly trainerId: number; readonly today: string },
): Promise<void> {
  const people = await findHealthPeople(db, { trainerId, today });
  await insertHealthRecords(db, library, { people, today });
  await insertCalculations(db, { trainerId, people, today });
}
