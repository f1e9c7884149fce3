import { index, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf } from './columns';
import { users } from './users';

export const BROWSER_NAME_MAX_LENGTH = 80;

const revocationReasons = [
  'signed-out',
  'signed-out-elsewhere',
  'token-replayed',
  'password-changed',
] as const;

/** One signed-in browser. All tokens traded for each other belong to one session and end with it. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Name of the browser for the owner's list of devices, never the whole user agent. */
    browser: varchar({ length: BROWSER_NAME_MAX_LENGTH }),
    /** No token of the session outlives this, however often it is renewed. */
    absoluteExpiresAt: momentOf().notNull(),
    revokedAt: momentOf(),
    revokedReason: varchar({ length: 40, enum: revocationReasons }),
  },
  (table) => [index('sessions_user_idx').on(table.userId)],
);

/** Refresh tokens by their SHA-256. `parentId` is the token this one was traded for. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: identity(),
    sessionId: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    parentId: integer().unique(),
    tokenHash: varchar({ length: 64 }).notNull().unique(),
    issuedAt: momentOf().notNull(),
    expiresAt: momentOf().notNull(),
    usedAt: momentOf(),
  },
  (table) => [index('refresh_tokens_session_idx').on(table.sessionId)],
);

/** Access tokens by their SHA-256. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    tokenHash: varchar({ length: 64 }).primaryKey(),
    sessionId: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: momentOf().notNull(),
  },
  (table) => [index('access_tokens_session_idx').on(table.sessionId)],
);

/** What a token lets its holder do once. */
export const oneTimeTokenPurposes = [
  'migration',
  'password-reset',
  'email-confirmation',
  'two-step',
  'account-removal',
  'account-keep',
] as const;

/** Tokens that are good for one act, by their SHA-256. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: identity(),
    purpose: varchar({ length: 20, enum: oneTimeTokenPurposes }).notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: varchar({ length: 64 }).notNull().unique(),
    createdAt: createdAt(),
    expiresAt: momentOf().notNull(),
  },
  (table) => [index('one_time_tokens_user_idx').on(table.userId, table.purpose)],
);

/** Browsers an account was signed in with, by the SHA-256 of the cookie they keep. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: varchar({ length: 64 }).notNull(),
    createdAt: createdAt(),
    lastSeenAt: momentOf().notNull(),
  },
  (table) => [
    unique('known_devices_user_token').on(table.userId, table.tokenHash),
    index('known_devices_token_idx').on(table.tokenHash),
  ],
);

/**
 * Wrong passwords in a row, counted by address whether or not an account has it, so that the answers to a stranger's
 * guesses do not tell known addresses from unknown ones. A known device of an account has a count of its own.
 */
export const loginAttempts = pgTable('login_attempts', {
  emailKey: varchar({ length: 254 }).primaryKey(),
  failedCount: integer().notNull().default(0),
  /** How many times in a row it was locked; each makes the next wait longer. */
  lockCount: integer().notNull().default(0),
  lockedUntil: momentOf(),
  lastFailedAt: momentOf().notNull(),
});

/** Secrets the server makes for itself and all replicas share. */
export const serverSecrets = pgTable('server_secrets', {
  name: varchar({ length: 60 }).primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
});
