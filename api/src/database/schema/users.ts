import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf, rowVersion } from './columns';

export const roleEnum = pgEnum('role', ['TRAINER', 'PRACTITIONER', 'CLIENT', 'ATHLETE']);
export const genderEnum = pgEnum('gender', ['MALE', 'FEMALE', 'OTHER']);
export const subscriptionEnum = pgEnum('subscription_tier', ['access', 'plus', 'pro', 'foundation']);

export const users = pgTable(
  'users',
  {
    id: identity(),
    email: varchar({ length: 254 }).notNull(),
    firstName: varchar({ length: 100 }).notNull(),
    lastName: varchar({ length: 100 }).notNull(),
    /** The names in lower case without accents: what lists sort by. The database fills them. */
    searchFirstName: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_form(${users.firstName}::text)`),
    searchLastName: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_form(${users.lastName}::text)`),
    phoneNumber: varchar({ length: 20 }),
    birthDate: date({ mode: 'string' }),
    gender: genderEnum().notNull().default('MALE'),
    avatarUrl: text(),
    role: roleEnum().notNull(),
    isActive: boolean().notNull().default(true),
    /** Has read-only access to one trainer's data: see `manager_assignments`. */
    isManager: boolean().notNull().default(false),
    /** Staff of the operator. Set by `pnpm staff` alone, never by a call. */
    isStaff: boolean().notNull().default(false),
    unitHeight: varchar({ length: 2, enum: ['in', 'cm'] })
      .notNull()
      .default('in'),
    unitWeight: varchar({ length: 2, enum: ['lb', 'kg'] })
      .notNull()
      .default('lb'),
    unitsVersion: rowVersion(),
    /** The page a trainer begins on. */
    landing: varchar({ length: 10, enum: ['clients', 'today'] })
      .notNull()
      .default('clients'),
    subscription: subscriptionEnum().notNull().default('access'),
    subscriptionExpirationDate: momentOf(),
    maxFreeClients: integer().notNull().default(1),
    bypassSubscription: boolean().notNull().default(false),
    uaGuid: varchar({ length: 36 }),
    uaId: integer(),
    /** Null: a trainer who has not opened the confirmation link yet. */
    emailConfirmedAt: momentOf().defaultNow(),
    /** Null: a client added by a trainer who has not opened the account yet. */
    joinedAt: momentOf().defaultNow(),
    /** Version of the profile, for clients with height, goal and activity level. */
    version: rowVersion(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    check(
      'users_manager_is_trainer',
      sql`not ${table.isManager} or ${table.role} in ('TRAINER', 'PRACTITIONER')`,
    ),
  ],
);

/** The row is deleted with the user. */
export const userReference = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Separate from `users`, so that it is never read with a person's data. */
export const userCredentials = pgTable('user_credentials', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  passwordHash: text().notNull(),
  changedAt: createdAt(),
});

export const permissions = pgTable(
  'permissions',
  {
    id: identity(),
    userId: userReference(),
    permissionType: varchar({ length: 60 }).notNull(),
    name: varchar({ length: 100 }).notNull(),
    expirationAt: momentOf(),
  },
  (table) => [index('permissions_user_idx').on(table.userId)],
);

export const managerAssignments = pgTable('manager_assignments', {
  managerId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  trainerId: userReference(),
  createdAt: createdAt(),
});

/** Older accounts have numbers below this one. */
export const uaIds = pgSequence('ua_ids', { startWith: 1_500_000_000, maxValue: 2_147_483_647 });

/** Accounts that other products share; the links may point one way or both ways. */
export const externalAccounts = pgTable(
  'external_accounts',
  {
    id: identity(),
    email: varchar({ length: 254 }).notNull(),
    uaGuid: varchar({ length: 36 }).notNull().unique(),
    uaId: integer()
      .notNull()
      .unique()
      .default(sql`nextval('ua_ids')`),
    firstName: varchar({ length: 100 }).notNull().default(''),
    lastName: varchar({ length: 100 }).notNull().default(''),
    passwordHash: text(),
    linkedUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('external_accounts_email_key').on(sql`lower(${table.email})`)],
);

export const legalAcceptances = pgTable(
  'legal_acceptances',
  {
    id: identity(),
    userId: userReference(),
    documentType: varchar({ length: 40, enum: ['terms-conditions', 'privacy-policy'] }).notNull(),
    version: varchar({ length: 20 }).notNull(),
    acceptedAt: createdAt(),
  },
  (table) => [uniqueIndex('legal_acceptances_key').on(table.userId, table.documentType, table.version)],
);
