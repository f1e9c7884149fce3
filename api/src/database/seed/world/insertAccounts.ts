import { addDays } from '@formline/shared/domain/calendarDates';
import { createHash } from 'node:crypto';
import { legalDocumentTypes } from '@formline/shared/contracts/legalDocuments';
import { hashPassword } from '../../../modules/tokens/passwords';
import type { DatabaseHandle } from '../../database';
import { legalAcceptances } from '../../schema/legal';
import { loginAttempts } from '../../schema/sessions';
import { externalAccounts, managerAssignments, userCredentials, users } from '../../schema/users';
import { momentOn } from '../calendar';
import { NameIndex } from '../NameIndex';
import { type AccountPlan, accountPlans, DEMO_PASSWORD } from './accounts';

const FIRST_UA_ID = 700_001;
const LOCKED_FOR_DAYS = 365;
const DOCUMENT_VERSION = '1.0';

/** Writes the accounts people can try and answers their ids by address. */
export async function insertAccounts(db: DatabaseHandle, today: string): Promise<NameIndex<number>> {
  const plans: readonly AccountPlan[] = accountPlans;
  const here = plans.filter(({ links }) => links !== 'service-only');
  const rows = await db
    .insert(users)
    .values(here.map((plan) => userRow(plan, plans.indexOf(plan), today)))
    .returning({ id: users.id, email: users.email });
  const ids = new NameIndex(
    'account',
    rows.map(({ id, email }) => [email, id]),
  );
  await db.insert(userCredentials).values(
    await Promise.all(
      here.map(async ({ email, password = DEMO_PASSWORD }) => ({
        userId: ids.get(email),
        passwordHash: await hashPassword(password),
      })),
    ),
  );
  await insertExternalAccounts(db, plans, ids);
  await insertAccountStates(db, { plans, ids, today });
  return ids;
}

function userRow(plan: AccountPlan, index: number, today: string): typeof users.$inferInsert {
  const pointsAtService = plan.links === undefined || plan.links === 'linked' || plan.links === 'one-way';
  const ends = plan.subscriptionEndsIn;
  return {
    email: plan.email,
    firstName: plan.firstName,
    lastName: plan.lastName,
    gender: plan.gender,
    role: plan.role ?? 'TRAINER',
    phoneNumber: `202555${String(100 + index).padStart(4, '0')}`,
    birthDate: addDays('1984-03-09', index * 311),
    isActive: plan.state !== 'inactive',
    isManager: plan.manages !== undefined,
    isStaff: plan.isStaff ?? false,
    subscription: plan.subscription ?? 'access',
    subscriptionExpirationDate: ends === undefined ? null : momentOn(addDays(today, ends), 12),
    maxFreeClients: 1,
    uaGuid: pointsAtService ? guidOf(plan.email) : null,
    uaId: pointsAtService ? FIRST_UA_ID + index : null,
  };
}

async function insertExternalAccounts(
  db: DatabaseHandle,
  plans: readonly AccountPlan[],
  ids: NameIndex<number>,
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const rows = plans.flatMap(({ email, firstName, lastName, role, links = 'linked' }, index) =>
    links === 'product-only' || role === 'CLIENT'
      ? []
      : {
          email,
          firstName,
          lastName,
          uaGuid: guidOf(email),
          uaId: FIRST_UA_ID + index,
          passwordHash,
          linkedUserId: links === 'linked' ? ids.get(email) : null,
        },
  );
  await db.insert(externalAccounts).values(rows);
}

async function insertAccountStates(
  db: DatabaseHandle,
  {
    plans,
    ids,
    today,
  }: { readonly plans: readonly AccountPlan[]; readonly ids: NameIndex<number>; today: string },
): Promise<void> {
  await db
    .insert(managerAssignments)
    .values(
      plans.flatMap(({ email, manages }) =>
        manages === undefined ? [] : { managerId: ids.get(email), trainerId: ids.get(manages) },
      ),
    );
  await db.insert(loginAttempts).values(
    plans.flatMap(({ email, state }) =>
      state === 'locked'
        ? {
            emailKey: email,
            lockCount: 1,
            lastFailedAt: momentOn(today, 0),
            lockedUntil: momentOn(addDays(today, LOCKED_FOR_DAYS), 0),
          }
        : [],
    ),
  );
  await db.insert(legalAcceptances).values(
    plans.flatMap(({ email, links, openDocuments = [] }) =>
      links === 'service-only'
        ? []
        : legalDocumentTypes
            .filter((documentType) => !openDocuments.includes(documentType))
            .map((documentType) => ({
              userId: ids.get(email),
              documentType,
              version: DOCUMENT_VERSION,
            })),
    ),
  );
}

/** A stable identifier in the shape of a GUID. */
function guidOf(email: string): string {
  const digest = createHash('sha256').update(email).digest('hex');
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    digest.slice(12, 16),
    digest.slice(16, 20),
    digest.slice(20, 32),
  ].join('-');
}
