import type { Pool } from 'pg';

/** Tables that reads change: sign-ins and call counts. */
const COUNTING_TABLES = ['access_tokens', 'refresh_tokens', 'sessions', 'login_attempts', 'rate_limits'];

/** One fingerprint for each table, so that a change of any row is found. */
export const fingerprintOf = (pool: Pool): Promise<Record<string, string>> => fingerprint(pool, 'true', []);

/** For rows that name a trainer or their client, or hold the mark of their texts. */
export const fingerprintOfOwner = (
  pool: Pool,
  {
    trainer,
    client,
    mark,
  }: { readonly trainer: { id: number }; readonly client: { id: number }; readonly mark: string },
): Promise<Record<string, string>> =>
  fingerprint(
    pool,
    `t::text like $1 or exists (select from jsonb_each_text(to_jsonb(t)) field
       where field.key in ('owner_id', 'trainer_id', 'client_id', 'user_id') and field.value = any($2))`,
    [`%${mark}%`, [String(trainer.id), String(client.id)]],
  );

async function fingerprint(
  pool: Pool,
  condition: string,
  values: readonly unknown[],
): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any($1) order by 1`,
    [COUNTING_TABLES],
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as print
       from "${name}" t where ${condition}`,
      [...values],
    );
    found[name] = rows[0]?.print ?? '';
  }
  return found;
}
