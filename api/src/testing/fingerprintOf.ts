import type { Pool } from 'pg';

/** Tables that change by being asked: who signed in and how often something was called. */
const COUNTING_TABLES = ['access_tokens', 'refresh_tokens', 'sessions', 'login_attempts', 'rate_limits'];

/** One fingerprint for each table, so that any change of any row is seen and named. */
export async function fingerprintOf(pool: Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any($1) order by 1`,
    [COUNTING_TABLES],
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as print from "${name}" t`,
    );
    found[name] = rows[0]?.print ?? '';
  }
  return found;
}
