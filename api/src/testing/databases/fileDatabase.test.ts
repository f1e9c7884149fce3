/** @embedded Its worker has one database for all test files. */
import { fileDatabaseUrl, keepFileDatabase, renewFileDatabase } from './fileDatabase';
import { onServer } from './onServer';
import { openTestDatabase } from './testDatabases';

const countGroups = async (url: string): Promise<number> => {
  const database = openTestDatabase(url);
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from client_groups',
  );
  await database.close();
  return rows[0]?.count ?? 0;
};

const changeGroups = async (statement: string) => onServer(await fileDatabaseUrl(), [statement]);

it('begins with the rows of a new database, whatever the file before left', async () => {
  const before = await countGroups(await fileDatabaseUrl());
  expect(before).toBeGreaterThan(0);
  await changeGroups('truncate client_groups cascade');
  expect(await countGroups(await renewFileDatabase())).toBe(before);
});

it('begins with what the file has kept, once it has kept something', async () => {
  await changeGroups('truncate client_groups cascade');
  await keepFileDatabase();
  expect(await countGroups(await renewFileDatabase())).toBe(0);
});
