import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { type ClientBase, Pool, type PoolClient, types } from 'pg';
import { transactionScope } from './transactionScope';

/** What a repository is made from: the database, or a transaction on it. Neither begins another transaction. */
export type DatabaseHandle = Omit<PgDatabase<NodePgQueryResultHKT>, 'transaction'>;

/** What a service that changes something is made from: whoever calls it has begun the change. */
export type Transaction = DatabaseHandle & { rollback(): never };

/** The database itself: who holds it begins changes, a call or a job one at a time. */
export type DatabasePool = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  readonly db: NodePgDatabase;
  readonly pool: Pool;
  /** How many queries wait for a connection now. */
  countWaiting(): number;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  /** BrowserReports of connections that break while nobody uses them; the pool replaces them by itself. */
  readonly onIdleError: (error: Error) => void;
  /** How long a request waits for a connection when all are in use. */
  readonly connectTimeoutMs?: number;
}

const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const QUERY_TIMEOUT_MS = 20_000;
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
const DEFAULT_POOL_SIZE = 10;
/** However the server or its database is set up: dates arrive as `YYYY-MM-DD`, moments in UTC. */
const SESSION_SETTINGS = '-c datestyle=ISO,YMD -c timezone=UTC';

// Once for the process: calendar dates stay the text they are, and 64-bit counts are numbers.
types.setTypeParser(types.builtins.DATE, (value: string) => value);
types.setTypeParser(types.builtins.INT8, Number);

/** Opens the pool of connections. It connects when it is first used. */
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
  // One that breaks in use tells its query, and also the process: unheard, that would end it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    pool,
    countWaiting: () => pool.waitingCount,
    close: () => pool.end(),
  };
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/**
 * The query builder keeps a connection that breaks before its transaction has begun: given back here, it can be replaced.
 * Giving it back twice does no harm.
 */
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

/** Gives nobody a second connection who already works inside a transaction. */
class CarefulPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    transactionScope.refuseSecondConnection();
    return connected ? super.connect(connected) : super.connect().then(releasedWhenBroken);
  }
}

/**
 * The embedded database has one session for all connections, one after another: a new one must not meet the prepared
 * statements of the last. Waited for before the connection is used; the driver's types do not say so.
 */
const forgetPrepared = (client: ClientBase): unknown => client.query('deallocate all');

/** `pool_max` in the address caps the pool: the embedded database names 1, because it can serve one session. */
function poolSizeOf(url: string): number {
  const wanted = Number(new URL(url).searchParams.get('pool_max') ?? DEFAULT_POOL_SIZE);
  return Number.isInteger(wanted) && wanted >= 1 && wanted <= 500 ? wanted : DEFAULT_POOL_SIZE;
}
