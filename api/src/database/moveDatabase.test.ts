/** @embedded This is the database that is moved. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../packageRoot';
import { fileDatabaseUrl } from '../testing/databases/fileDatabase';
import { openTestDatabase, testCacheDir } from '../testing/databases/testDatabases';
import { moveDatabase } from './moveDatabase';

jest.setTimeout(180_000);

const holder = join(packageRoot, 'src/testing/databases/embeddedHolder.ts');
const folder = mkdtempSync(join(tmpdir(), 'formline-move-'));
const socket = join(folder, 'socket');
const to = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socket)}&pool_max=1`;
let silent: Parameters<typeof moveDatabase>[0];

const child = spawn(process.execPath, ['--import', 'tsx', holder, folder, testCacheDir, '0'], {
  cwd: packageRoot,
  stdio: ['ignore', 'pipe', 'inherit'],
});

beforeAll(async () => {
  silent = { from: await fileDatabaseUrl(), to, onProgress: () => undefined };
  await once(child.stdout, 'data');
});

afterAll(async () => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

async function askBoth(question: string): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const url of [silent.from, to]) {
    const database = openTestDatabase(url);
    answers.push((await database.pool.query(question)).rows);
    await database.close();
  }
  return answers;
}

it('a database moves whole: rows, search forms, indexes and numbers', async () => {
  await moveDatabase(silent);
  const [before, after] = await askBoth(
    `select (select md5(string_agg(u::text, '' order by id)) from users u) as users,
         (select md5(string_agg(c::text, '' order by user_id)) from user_credentials c) as passwords,
         (select md5(string_agg(e::text, '' order by id)) from exercises e) as exercises,
         (select md5(string_agg(p::text, '' order by id)) from program_workouts p) as programs,
         (select md5(string_agg(s::text, '' order by id)) from scheduled_workouts s) as days,
         (select count(*) from pg_indexes where schemaname = 'public' and tablename not in ('held', 'durability_probe')) as indexes,
         (select count(*) from pg_constraint c join pg_class t on t.oid = c.conrelid
          where t.relnamespace = 'public'::regnamespace and contype in ('f', 'p', 'u', 'c')
            and relname not in ('held', 'durability_probe')) as constraints,
         (select last_value from users_id_seq) as last_user`,
  );
  expect(after).toEqual(before);
});

it('a database with users is not written over', async () => {
  await expect(moveDatabase(silent)).rejects.toThrow('The other database has users already');
});
