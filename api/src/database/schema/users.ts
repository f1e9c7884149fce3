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

/** Everybody with an account: trainers, managers and clients. */
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
    /** Reads one trainer's data and changes nothing: see `manager_assignments`. */
    isManager: boolean().notNull().default(false),
    /** Works for the operator. Given and taken by the command `pnpm staff` alone, never by a call. */
    isStaff: boolean().notNull().default(false),
    unitHeight: varchar({ length: 2, enum: ['in', 'cm'] })
      .notNull()
      .default('in'),
    unitWeight: varchar({ length: 2, enum: ['lb', 'kg'] })
      .notNull()
      .default('lb'),
    unitsVersion: rowVersion(),
    subscription: subscriptionEnum().notNull().default('access'),
    subscriptionExpirationDate: momentOf(),
    maxFreeClients: integer().notNull().default(1),
    bypassSubscription: boolean().notNull().default(false),
    /** The account service's account this one points at. */
    uaGuid: varchar({ length: 36 }),
    uaId: integer(),
    /** Null: a trainer who has not opened the link yet that was sent to this address. */
    emailConfirmedAt: momentOf().defaultNow(),
    /** Null: a client whom a trainer added and who has not opened the account yet. */
    joinedAt: momentOf().defaultNow(),
    /** Of the profile: what people edit of a person, and of a client their height, goal and activity level. */
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

/** Password of an account, apart from `users` so that it never travels with a person's data. */
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
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    permissionType: varchar({ length: 60 }).notNull(),
    name: varchar({ length: 100 }).notNull(),
    expirationAt: momentOf(),
  },
  (table) => [index('permissions_user_idx').on(table.userId)],
);

/** The one trainer whose data a manager reads. */
export const managerAssignments = pgTable('manager_assignments', {
  managerId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  trainerId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

/** Numbers of new accounts of the account service; those of older ones are below. */
export const uaIds = pgSequence('ua_ids', { startWith: 1_500_000_000, maxValue: 2_147_483_647 });

/** Accounts of the account service that other products share; an account here and one there may point at each other. */
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
    /** The account of this product it points at. */
    linkedUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('external_accounts_email_key').on(sql`lower(${table.email})`)],
);

/** Which version of which document a user accepted, and when. */
export const legalAcceptances = pgTable(
  'legal_acceptances',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentType: varchar({ length: 40, enum: ['terms-conditions', 'privacy-policy'] }).notNull(),
    version: varchar({ length: 20 }).notNull(),
    acceptedAt: createdAt(),
  },
  (table) => [uniqueIndex('legal_acceptances_key').on(table.userId, table.documentType, table.version)],
);
