import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { type ClientBase, Pool, type PoolClient, types } from 'pg';
import { transactionScope } from './transactionScope';

export type DatabaseHandle = Omit<PgDatabase<NodePgQueryResultHKT>, 'transaction'>;

/** Services take a transaction, because their caller decides what else belongs to the same change. */
export type Transaction = DatabaseHandle & { rollback(): never };

export type DatabasePool = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  readonly db: NodePgDatabase;
  readonly pool: Pool;
  countWaiting(): number;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly onIdleError: (error: Error) => void;
  readonly connectTimeoutMs?: number;
}

const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const QUERY_TIMEOUT_MS = 20_000;
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
const DEFAULT_POOL_SIZE = 10;
/** Fixes the formats, because server and database may have other defaults. */
const SESSION_SETTINGS = '-c datestyle=ISO,YMD -c timezone=UTC';

// Calendar dates stay text, because a `Date` would shift them by the time zone. 64-bit counts become numbers.
types.setTypeParser(types.builtins.DATE, (value: string) => value);
types.setTypeParser(types.builtins.INT8, Number);

export function openDatabase({
  url,
  onIdleError,
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
}: DatabaseOptions): Database {
  const pool = new CarefulPool({
    connectionString: url,
    max: poolSizeOf(url),
    application_name: 'formline-api',
    options: SESSION_SETTINGS,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    onConnect: forgetPrepared,
  });
  pool.on('error', onIdleError);
  // An `error` event without a listener would end the process; the query rejects as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    pool,
    countWaiting: () => pool.waitingCount,
    close: () => pool.end(),
  };
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/** Drizzle keeps a connection that breaks before its transaction begins. Releasing twice is harmless. */
function releasedWhenBroken(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  const releaseOnce = (error?: Error | boolean): void => {
    client.removeListener('end', discard);
    if (!isReleased) release(error);
    isReleased = true;
  };
  const discard = (): void => releaseOnce(true);
  client.once('end', discard);
  client.release = releaseOnce;
  return client;
}

/** A second connection inside a transaction could deadlock, because the embedded database has only one. */
class CarefulPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    transactionScope.refuseSecondConnection();
    return connected ? super.connect(connected) : super.connect().then(releasedWhenBroken);
  }
}

/** Connections of the embedded database share one session and its prepared statements. `pg` awaits this promise. */
const forgetPrepared = (client: ClientBase): unknown => client.query('deallocate all');

/** `pool_max` in the URL caps the pool: the embedded database can serve one session only. */
function poolSizeOf(url: string): number {
  const poolMax = Number(new URL(url).searchParams.get('pool_max') ?? DEFAULT_POOL_SIZE);
  return Number.isInteger(poolMax) && poolMax >= 1 && poolMax <= 500 ? poolMax : DEFAULT_POOL_SIZE;
}
