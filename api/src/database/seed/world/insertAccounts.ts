import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { createHash } from 'node:crypto';
import { hashPassword } from '../../../modules/accounts/credentials/passwords';
import { readLegalDocuments } from '../../../modules/accounts/legalDocuments/legalDocuments';
import type { DatabaseHandle } from '../../database';
import { loginAttempts } from '../../schema/sessions';
import {
  externalAccounts,
  legalAcceptances,
  managerAssignments,
  userCredentials,
  users,
} from '../../schema/users';
import { momentOn } from '../calendar';
import { NameIndex } from '../NameIndex';
import { type AccountPlan, accountPlans, addressIn, DEMO_PASSWORD } from './accounts';

const FIRST_UA_ID = 700_001;
const LOCKED_FOR_DAYS = 365;

/** Cached, because hashing is slow and the accounts share a few passwords. */
const hashes = new Map<string, Promise<string>>();

function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

interface AccountsScope {
  readonly today: string;
  readonly copy: number;
}

export async function insertAccounts(
  db: DatabaseHandle,
  plans: readonly AccountPlan[],
  scope: AccountsScope,
): Promise<NameIndex<number>> {
  const here = plans.filter(({ links }) => links !== 'service-only');
  const rows = await db
    .insert(users)
    .values(here.map((plan) => userRow(plan, scope)))
    .returning({ id: users.id });
  const ids = new NameIndex(
    'account',
    rows.map(({ id }, index) => [here[index]?.email ?? '', id]),
  );
  await db.insert(userCredentials).values(
    await Promise.all(
      here.map(async ({ email, password = DEMO_PASSWORD }) => ({
        userId: ids.get(email),
        passwordHash: await hashOf(password),
      })),
    ),
  );
  await insertExternalAccounts(db, { plans, ids, scope });
  await insertAccountStates(db, { plans, ids, scope });
  return ids;
}

const indexOf = ({ email }: AccountPlan) => accountPlans.findIndex((plan) => plan.email === email);
const uaIdOf = (plan: AccountPlan, copy: number) => FIRST_UA_ID + copy * accountPlans.length + indexOf(plan);

function userRow(plan: AccountPlan, { today, copy }: AccountsScope): typeof users.$inferInsert {
  const pointsAtService = plan.links === undefined || plan.links === 'linked' || plan.links === 'one-way';
  const ends = plan.subscriptionEndsIn;
  const index = indexOf(plan);
  const email = addressIn(copy, plan.email);
  return {
    email,
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
    uaGuid: pointsAtService ? guidOf(email) : null,
    uaId: pointsAtService ? uaIdOf(plan, copy) : null,
  };
}

interface AccountsWritten {
  readonly plans: readonly AccountPlan[];
  readonly ids: NameIndex<number>;
  readonly scope: AccountsScope;
}

async function insertExternalAccounts(
  db: DatabaseHandle,
  { plans, ids, scope: { copy } }: AccountsWritten,
): Promise<void> {
  const passwordHash = await hashOf(DEMO_PASSWORD);
  const rows = plans.flatMap((plan) => {
    const { firstName, lastName, role, links = 'linked' } = plan;
    if (links === 'product-only' || role === 'CLIENT') return [];
    const email = addressIn(copy, plan.email);
    return {
      email,
      firstName,
      lastName,
      uaGuid: guidOf(email),
      uaId: uaIdOf(plan, copy),
      passwordHash,
      linkedUserId: links === 'linked' ? ids.get(plan.email) : null,
    };
  });
  if (rows.length > 0) await db.insert(externalAccounts).values(rows);
}

async function insertAccountStates(
  db: DatabaseHandle,
  { plans, ids, scope: { today, copy } }: AccountsWritten,
): Promise<void> {
  const assignments = plans.flatMap(({ email, manages }) =>
    manages === undefined ? [] : { managerId: ids.get(email), trainerId: ids.get(manages) },
  );
  if (assignments.length > 0) await db.insert(managerAssignments).values(assignments);
  const locked = plans
    .filter(({ state }) => state === 'locked')
    .map(({ email }) => ({
      emailKey: addressIn(copy, email),
      lockCount: 1,
      lastFailedAt: momentOn(today, 0),
      lockedUntil: momentOn(addDays(today, LOCKED_FOR_DAYS), 0),
    }));
  if (locked.length > 0) await db.insert(loginAttempts).values(locked);
  const documents = await readLegalDocuments();
  const acceptances = plans.flatMap(({ email, links, openDocuments = [] }) =>
    links === 'service-only'
      ? []
      : documents
          .filter(({ type }) => !openDocuments.includes(type))
          .map(({ type, version }) => ({ userId: ids.get(email), documentType: type, version })),
  );
  if (acceptances.length > 0) await db.insert(legalAcceptances).values(acceptances);
}

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
