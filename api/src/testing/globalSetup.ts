import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabasesEnv } from './databases/fileDatabase';
import { createServerTestDatabases, startEmbeddedTestDatabases } from './databases/testDatabases';
import { keepForTeardown } from './databases/runningDatabases';

/** Databases of the workers: embedded, or copies of a template. Jest's sandbox cannot load WebAssembly. */
export default async function globalSetup({ maxWorkers }: { readonly maxWorkers: number }): Promise<void> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const folder = mkdtempSync(join(tmpdir(), 'formline-test-'));
  const databases = serverUrl
    ? await createServerTestDatabases(serverUrl, maxWorkers)
    : await startEmbeddedTestDatabases(folder, maxWorkers);
  Object.assign(process.env, testDatabasesEnv(databases.urls));
  keepForTeardown({ databases, folder });
}
