import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { join } from 'node:path';
import { packageRoot } from '../packageRoot';
import { fileDatabaseUrl, keepFileDatabase, renewFileDatabase } from '../testing/databases/fileDatabase';
import { openTestDatabase } from '../testing/databases/testDatabases';

jest.setTimeout(120_000);

// On the embedded engine the next file gets this database.
beforeAll(keepFileDatabase);
afterAll(async () => {
  await onDatabase(async (query) => {
    for (const table of ['user_credentials', 'jobs']) {
      await query(`alter table ${table} drop constraint if exists fails`);
    }
  });
  await renewFileDatabase();
});

async function printedBy(file: string): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: await fileDatabaseUrl(),
    PORT: '39217',
    SEED_DEMO: 'true',
    LOG_LEVEL: 'trace',
  };
  const args = ['--import', 'tsx', join(packageRoot, file)];
  const ended = promisify(execFile)(process.execPath, args, { cwd: packageRoot, env });
  return ended.then(
    () => 'ended well',
    ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => stdout + stderr,
  );
}

async function onDatabase(work: (query: (text: string) => Promise<unknown>) => Promise<void>): Promise<void> {
  const database = openTestDatabase(await fileDatabaseUrl());
  try {
    await work((text) => database.pool.query(text));
  } finally {
    await database.close();
  }
}

it('a server whose first data are not taken says so without an address or a hash', async () => {
  await onDatabase(async (query) => {
    await query(`do $$ begin
      execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') from pg_tables where schemaname = 'public');
    end $$`);
    await query('alter table user_credentials add constraint fails check (false) not valid');
  });
  const printed = await printedBy('src/server.ts');
  expect(printed).toMatch(/could not be prepared \(23514\)/);
  expect(printed).not.toMatch(/argon2|@formline\.test|insert into/);
});

it('a worker that cannot write its first job says so without the statement', async () => {
  await onDatabase(async (query) => {
    await query('alter table jobs add constraint fails check (false) not valid');
  });
  const printed = await printedBy('src/worker.ts');
  expect(printed).toMatch(/DatabaseError \(code 23514, table jobs/);
  expect(printed).not.toMatch(/insert into|TIDY/);
});
