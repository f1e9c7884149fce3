import { onServer } from './onServer';

const eachTable = (work: string): string => `
  for one in select tablename as name from pg_tables where schemaname = 'public' loop
    ${work}
  end loop;`;

const doing = (work: string): string => `do $$ declare one record; columns text; begin ${work} end $$`;

/** Schemas beside the tables: rows of a new database, and those that a test file keeps for each of its tests. */
export type KeptIn = 'seeded' | 'kept';

/** Copies all rows, because the embedded engine has one database and no templates. */
export const keepRows = (url: string, schema: KeptIn): Promise<void> =>
  onServer(url, [
    `drop schema if exists ${schema} cascade`,
    `create schema ${schema}`,
    doing(eachTable(`execute format('create table ${schema}.%I as table public.%I', one.name, one.name);`)),
    `create table ${schema}."#sequences" as select sequencename, last_value from pg_sequences where schemaname = 'public'`,
  ]);

/** Generated columns fill themselves; triggers and foreign keys would see half of the rows. */
export const restoreRows = (url: string, schema: KeptIn): Promise<void> =>
  onServer(url, [
    doing(`
      set local session_replication_role = replica;
      execute (select 'truncate ' || string_agg(format('public.%I', tablename), ', ') from pg_tables where schemaname = 'public');
      ${eachTable(`
        select string_agg(format('%I', column_name), ', ') into columns from information_schema.columns
          where table_schema = 'public' and table_name = one.name and is_generated = 'NEVER';
        execute format('insert into public.%I (%s) overriding system value select %s from ${schema}.%I', one.name, columns, columns, one.name);`)}
      perform setval(format('public.%I', sequencename)::regclass, coalesce(last_value, 1), last_value is not null) from ${schema}."#sequences";`),
  ]);
