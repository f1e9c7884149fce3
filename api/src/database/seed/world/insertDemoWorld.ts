import type { DatabaseHandle } from '../../database';
import type { NameIndex } from '../NameIndex';
import type { ProviderLibrary } from '../providerLibrary';
import { type AccountPlan, accountPlans } from './accounts';
import { insertHealth } from './health/insertHealth';
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

export interface DemoWorldOptions {
  /** The day the world is built around, `YYYY-MM-DD`: the same day gives the same world. */
  readonly today: string;
  /** Accounts to write, all of them if absent. The trainer needs the client account, a manager its trainer. */
  readonly plans?: readonly AccountPlan[];
  /** 0, if absent, is the demo world itself; any other number is a copy with email addresses of its own. */
  readonly copy?: number;
}

/** What the accounts with clients have, in the order in which it is written. */
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

/** Writes accounts of the demo world with everything they have, and answers the accounts' ids by their planned address. */
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
