import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endpoints } from '@formline/shared/contracts/api';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import { goodRequests } from '../src/testing/requests/exampleRequests';
import { testDatabasesEnv } from '../src/testing/databases/fileDatabase';
import { type FuzzReport, fuzzEndpoint } from '../src/testing/requests/fuzzEndpoint';
import { passwordGrant } from '../src/testing/grants';
import { buildMarkedWorld } from '../src/testing/markedWorld';
import { clientToken } from '../src/testing/signInAsClient';
import { startTestApp, type TestApp } from '../src/testing/startTestApp';
import {
  createServerTestDatabases,
  startEmbeddedTestDatabases,
} from '../src/testing/databases/testDatabases';

const ROUND = 50;

const CLIENTS_ACCESS: readonly Endpoint['access'][] = ['signed-in', 'trainer-or-client'];

void main();

/** `pnpm fuzz:api [--requests N] [--seed N] [--only NAME]`, on `TEST_DATABASE_URL` or an embedded database. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '60000' },
      seed: { type: 'string', default: '20280215' },
      only: { type: 'string' },
    },
  });
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const folder = mkdtempSync(join(tmpdir(), 'formline-fuzz-'));
  const databases = serverUrl
    ? await createServerTestDatabases(serverUrl, 1)
    : await startEmbeddedTestDatabases(folder, 1);
  Object.assign(process.env, testDatabasesEnv(databases.urls));
  const api = await startTestApp({ config: { reportsPerMinute: 1_000_000 } });
  const chosen = Object.entries(endpoints).filter(
    ([name]) => values.only === undefined || name === values.only,
  );
  const runs = Math.ceil(Number(values.requests) / chosen.length / ROUND) * ROUND;
  let complaints = 0;
  const sums = new Map<number, number>();
  for (const [name, endpoint] of chosen) {
    const reports = await fuzzInRounds(api, [name, endpoint], { runs, seed: Number(values.seed) });
    complaints += printed(name, reports, sums);
  }
  print(`\nAll ${chosen.length} endpoints: ${asText(sums)}; improper answers: ${complaints}`);
  await api.close();
  await databases.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(complaints > 0 ? 1 : 0);
}

async function fuzzInRounds(
  api: TestApp,
  [name, endpoint]: readonly [string, Endpoint],
  { runs, seed }: { readonly runs: number; readonly seed: number },
): Promise<FuzzReport[]> {
  const reports: FuzzReport[] = [];
  for (let done = 0; done < runs; done += ROUND) {
    const world = await buildMarkedWorld(api.database.db);
    const isClients = (done / ROUND) % 2 === 1 && CLIENTS_ACCESS.includes(endpoint.access);
    const token = isClients
      ? await clientToken(api, world.client.id)
      : (await api.call(endpoints.requestToken, passwordGrant(world.trainer.email))).access_token;
    const good = goodRequests(name, endpoint, world);
    reports.push(await fuzzEndpoint(api.app, { endpoint, good, token, runs: ROUND, seed: seed + done }));
  }
  return reports;
}

function printed(name: string, reports: readonly FuzzReport[], sums: Map<number, number>): number {
  const own = new Map<number, number>();
  for (const [status, count] of reports.flatMap(({ statuses }) => [...statuses])) {
    own.set(status, (own.get(status) ?? 0) + count);
    sums.set(status, (sums.get(status) ?? 0) + count);
  }
  print(`${name.padEnd(32)} ${asText(own)}`);
  const complaints = reports.flatMap((report) => report.complaints);
  for (const complaint of complaints.slice(0, 5)) print(`  ${complaint}`);
  return complaints.length;
}

const asText = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ');

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
