import { index, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf } from './columns';
import { userReference } from './users';

export const BROWSER_NAME_MAX_LENGTH = 80;

const revocationReasons = [
  'signed-out',
  'signed-out-elsewhere',
  'token-replayed',
  'password-changed',
] as const;

/** Tokens issued from each other belong to one session and end with it. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    userId: userReference(),
    createdAt: createdAt(),
    /** Never the full user agent, because it identifies people. */
    browser: varchar({ length: BROWSER_NAME_MAX_LENGTH }),
    /** Limits all tokens of the session, however often they are refreshed. */
    absoluteExpiresAt: momentOf().notNull(),
    revokedAt: momentOf(),
    revokedReason: varchar({ length: 40, enum: revocationReasons }),
  },
  (table) => [index('sessions_user_idx').on(table.userId)],
);

/** Stored as SHA-256. `parentId` is the token this one was exchanged for. */
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

export const oneTimeTokenPurposes = [
  'migration',
  'password-reset',
  'email-confirmation',
  'two-step',
  'account-removal',
  'account-keep',
] as const;

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: identity(),
    purpose: varchar({ length: 20, enum: oneTimeTokenPurposes }).notNull(),
    userId: userReference(),
    tokenHash: varchar({ length: 64 }).notNull().unique(),
    createdAt: createdAt(),
    expiresAt: momentOf().notNull(),
  },
  (table) => [index('one_time_tokens_user_idx').on(table.userId, table.purpose)],
);

export const knownDevices = pgTable(
  'known_devices',
  {
    id: identity(),
    userId: userReference(),
    tokenHash: varchar({ length: 64 }).notNull(),
    createdAt: createdAt(),
    lastSeenAt: momentOf().notNull(),
  },
  (table) => [
    unique('known_devices_user_token').on(table.userId, table.tokenHash),
    index('known_devices_token_idx').on(table.tokenHash),
  ],
);

/** Counted by email address, with or without an account, so that answers do not reveal accounts. */
export const loginAttempts = pgTable('login_attempts', {
  emailKey: varchar({ length: 254 }).primaryKey(),
  failedCount: integer().notNull().default(0),
  /** Each lock makes the next wait longer. */
  lockCount: integer().notNull().default(0),
  lockedUntil: momentOf(),
  lastFailedAt: momentOf().notNull(),
});

/** Generated once and shared by all replicas. */
export const serverSecrets = pgTable('server_secrets', {
  name: varchar({ length: 60 }).primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
});
