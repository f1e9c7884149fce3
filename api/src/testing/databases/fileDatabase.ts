import * as z from '@formline/shared/contracts/schema';
import { copyTemplate, type TestDatabaseUrls } from './testDatabases';

const VARIABLE = 'FORMLINE_TEST_DATABASES';

const urlsSchema = z.object({ workers: z.array(z.string()), template: z.nullable(z.string()) });

/** What processes of tests need in their environment to find the databases. */
export const testDatabasesEnv = (urls: TestDatabaseUrls) => ({ [VARIABLE]: JSON.stringify(urls) });

/** Each test file loads this module anew. */
let fileUrl: Promise<string> | undefined;

/**
 * The URL of the test file's database. On PostgreSQL it is a new copy of the template, made when it is first asked for;
 * the embedded database is the worker's, and files share it.
 */
export function fileDatabaseUrl(): Promise<string> {
  return (fileUrl ??= prepareFileDatabase());
}

/** The same with a new copy of the template; nobody may be connected. The embedded database is left as it is. */
export function renewFileDatabase(): Promise<string> {
  return (fileUrl = prepareFileDatabase());
}

async function prepareFileDatabase(): Promise<string> {
  const read = z.safeParse(urlsSchema, JSON.parse(process.env[VARIABLE] ?? 'null'));
  if (!read.success) throw new Error('The test databases were not started.');
  const { workers, template } = read.data;
  const url = workers[(Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % workers.length];
  if (!url) throw new Error('There is no test database for this worker.');
  if (template !== null) await copyTemplate(template, url);
  return url;
}
