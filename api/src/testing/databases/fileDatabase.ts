import * as z from '@formline/shared/contracts/schema';
import { keepRows, restoreRows } from './keptRows';
import { copyTemplate, keptUrlOf, type TestDatabaseUrls } from './testDatabases';

const VARIABLE = 'FORMLINE_TEST_DATABASES';

const urlsSchema = z.object({ workers: z.array(z.string()), template: z.nullable(z.string()) });

/** Environment in which processes of tests find the databases. */
export const testDatabasesEnv = (urls: TestDatabaseUrls) => ({ [VARIABLE]: JSON.stringify(urls) });

/** Each test file evaluates this module again. */
let fileUrl: Promise<string> | undefined;
let keptUrl: string | undefined;
let hasKeptRows = false;

/** Made on first use: a new copy of the template, or the worker's embedded database with the rows of a new one. */
export function fileDatabaseUrl(): Promise<string> {
  return (fileUrl ??= prepareFileDatabase());
}

/** `renewFileDatabase` restores the rows of this moment; nobody may be connected. */
export async function keepFileDatabase(): Promise<void> {
  const url = await fileDatabaseUrl();
  if (readUrls().template === null) {
    await keepRows(url, 'kept');
    hasKeptRows = true;
    return;
  }
  await copyTemplate(url, keptUrlOf(url));
  keptUrl = keptUrlOf(url);
}

/** Restores the kept rows; nobody may be connected. */
export function renewFileDatabase(): Promise<string> {
  return (fileUrl = prepareFileDatabase());
}

async function prepareFileDatabase(): Promise<string> {
  const { url, template } = readUrls();
  const source = keptUrl ?? template;
  if (source !== null) await copyTemplate(source, url);
  else await restoreRows(url, hasKeptRows ? 'kept' : 'seeded');
  return url;
}

function readUrls(): { readonly url: string; readonly template: string | null } {
  const read = z.safeParse(urlsSchema, JSON.parse(process.env[VARIABLE] ?? 'null'));
  if (!read.success) throw new Error('The test databases were not started.');
  const { workers, template } = read.data;
  const url = workers[(Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % workers.length];
  if (!url) throw new Error('There is no test database for this worker.');
  return { url, template };
}
