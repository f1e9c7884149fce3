import { onServer } from './testDatabases';

const eachTable = (work: string): string => `
  for one in select tablename as name from pg_tables where schemaname = 'public' loop
    ${work}
  end loop;`;

const doing = (work: string): string => `do $$ declare one record; columns text; begin ${work} end $$`;

/** Copies all rows into a schema beside them, because the embedded engine has one database and no templates. */
export const keepRows = (url: string): Promise<void> =>
  onServer(url, [
    'drop schema if exists kept cascade',
    'create schema kept',
    doing(eachTable("execute format('create table kept.%I as table public.%I', one.name, one.name);")),
    `create table kept."#sequences" as select sequencename, last_value from pg_sequences where schemaname = 'public'`,
  ]);

/** Generated columns fill themselves; triggers and foreign keys would see half of the rows. */
export const restoreRows = (url: string): Promise<void> =>
  onServer(url, [
    doing(`
      set local session_replication_role = replica;
      execute (select 'truncate ' || string_agg(format('public.%I', tablename), ', ') from pg_tables where schemaname = 'public');
      ${eachTable(`
        select string_agg(format('%I', column_name), ', ') into columns from information_schema.columns
          where table_schema = 'public' and table_name = one.name and is_generated = 'NEVER';
        execute format('insert into public.%I (%s) overriding system value select %s from kept.%I', one.name, columns, columns, one.name);`)}
      perform setval(format('public.%I', sequencename)::regclass, coalesce(last_value, 1), last_value is not null) from kept."#sequences";`),
  ]);
