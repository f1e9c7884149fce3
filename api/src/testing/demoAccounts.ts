import type { TokenAnswer } from '@formline/shared/contracts/accounts/auth';
import { systemClock } from '../clock';
import type { MediaSettings } from '../config';
import { openDatabase } from '../database/database';
import { migrateDatabase } from '../database/migrate';
import { insertPhotos } from '../database/seed/photos/insertPhotos';
import { insertProviderLibrary } from '../database/seed/providerLibrary';
import { type AccountPlan, accountPlans, addressIn } from '../database/seed/world/accounts';
import { insertDemoWorld } from '../database/seed/world/insertDemoWorld';
import { openMedia } from '../media/openMedia';
import { sessionsService } from '../modules/accounts/tokens/sessions.service';

export interface CopiedAccount {
  readonly email: string;
  readonly token: TokenAnswer;
}

export interface CopyRequest {
  readonly email: string;
  /** Photos take longer. */
  readonly hasPhotos: boolean;
}

interface DemoAccountsOptions {
  readonly databaseUrl: string;
  readonly media: MediaSettings;
}

/** Seeds the demo world, then copies its accounts, so that tests that change something never share one. */
export async function openDemoAccounts({ databaseUrl, media: settings }: DemoAccountsOptions) {
  const database = openDatabase({
    url: databaseUrl,
    onIdleError: (error) => {
      throw error;
    },
  });
  await migrateDatabase(database);
  const { db } = database;
  const today = systemClock.now().toISOString().slice(0, 10);
  const library = await db.transaction(async (tx) => {
    const inserted = await insertProviderLibrary(tx);
    await insertDemoWorld(tx, inserted, { today });
    return inserted;
  });
  const photos = { database, media: openMedia(settings), quotaBytes: settings.quotaBytes };
  await insertPhotos(photos);
  const sessions = sessionsService({ db, clock: systemClock });
  let copies = 0;
  return {
    /** @throws if the demo world has no such account */
    async copy({ email, hasPhotos }: CopyRequest): Promise<CopiedAccount> {
      const copy = (copies += 1);
      const plans = plansWith(email);
      const ids = await db.transaction((tx) => insertDemoWorld(tx, library, { today, plans, copy }));
      if (hasPhotos) await insertPhotos({ ...photos, copy });
      const isManager = plans.some((plan) => plan.email === email && plan.manages !== undefined);
      const token = await sessions.start({ id: ids.get(email), role: 'TRAINER', isManager });
      return { email: addressIn(copy, email), token };
    },
    close: () => database.close(),
  };
}

/** Accounts that depend on each other: a manager on the trainer, the trainer on the client account. */
function plansWith(email: string): readonly AccountPlan[] {
  const plans: readonly AccountPlan[] = accountPlans;
  const wanted = plans.find((plan) => plan.email === email);
  if (!wanted) throw new Error(`The demo world has no account ${email}.`);
  const trainer = wanted.manages ?? email;
  const needed = trainer === 'trainer@formline.test' ? [trainer, 'client@formline.test'] : [];
  return plans.filter((plan) => plan.email === email || needed.includes(plan.email));
}
