import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endpoints } from '@formline/shared/contracts/api';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import { exampleRequest } from '../src/testing/requests/exampleRequests';
import { testDatabasesEnv } from '../src/testing/databases/fileDatabase';
import { fingerprintOfOwner } from '../src/testing/fingerprintOf';
import { buildMarkedWorld, MARK, type MarkedWorld } from '../src/testing/markedWorld';
import { signInAsClient } from '../src/testing/signInAsClient';
import { type Caller, startTestApp, type TestApp } from '../src/testing/startTestApp';
import {
  createServerTestDatabases,
  startEmbeddedTestDatabases,
} from '../src/testing/databases/testDatabases';
import { withForeignValues } from '../src/testing/requests/withForeignValues';

type SignIn = (api: TestApp, world: MarkedWorld) => Promise<Caller>;

const ATTACKERS: Readonly<Record<string, SignIn>> = {
  'another trainer': (api, { trainer }) => api.signInAs(trainer.email),
  'another manager': (api, { manager }) => api.signInAs(manager.email),
  'a client in the mobile app': (api, { client }) => signInAsClient(api, client.id),
};

void main();

/** `pnpm tenancy:api [--owners N]`: fails if an answer shows or changes another trainer's data, or the server fails. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { owners: { type: 'string', default: '1' } } });
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const folder = mkdtempSync(join(tmpdir(), 'formline-tenancy-'));
  const databases = serverUrl
    ? await createServerTestDatabases(serverUrl, 1)
    : await startEmbeddedTestDatabases(folder, 1);
  Object.assign(process.env, testDatabasesEnv(databases.urls));
  const api = await startTestApp();
  const report: Report = { findings: [], statuses: new Map() };
  for (let owners = 0; owners < Number(values.owners); owners += 1) await attackOwner(api, report);
  for (const [key, count] of report.statuses) print(`${key} x ${count}`);
  for (const finding of report.findings) print(finding);
  print(`${callsOf(report)} calls, ${report.findings.length} findings`);
  await api.close();
  await databases.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(report.findings.length > 0 ? 1 : 0);
}

interface Report {
  readonly findings: string[];
  readonly statuses: Map<string, number>;
}

interface Attack {
  readonly owner: MarkedWorld;
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly who: string;
  readonly signIn: SignIn;
}

async function attackOwner(api: TestApp, report: Report): Promise<void> {
  const owner = await buildMarkedWorld(api.database.db);
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (endpoint.access === 'public') continue;
    const fingerprint = () => fingerprintOfOwner(api.database.pool, { ...owner, mark: MARK });
    const before = await fingerprint();
    for (const [who, signIn] of Object.entries(ATTACKERS)) {
      await attack(api, { owner, name, endpoint, who, signIn }, report);
    }
    const after = await fingerprint();
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    if (changed.length > 0) report.findings.push(`${name} changed ${changed.join(', ')}`);
    print(`${name}: ${callsOf(report)} calls so far`);
  }
}

const callsOf = ({ statuses }: Report): number =>
  [...statuses.values()].reduce((sum, count) => sum + count, 0);

async function attack(
  api: TestApp,
  { owner, name, endpoint, who, signIn }: Attack,
  { findings, statuses }: Report,
): Promise<void> {
  const world = await buildMarkedWorld(api.database.db, 'Stranger');
  const caller = await signIn(api, world);
  const example = exampleRequest(name, endpoint, world);
  const foreign = exampleRequest(name, endpoint, owner);
  for (const request of withForeignValues(example, foreign, idsOf(owner))) {
    const { status, text } = await caller.send(endpoint, request);
    const key = `${who}: ${status}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
    const finding = status >= 500 ? `failed with ${status}` : text.includes(MARK) ? 'showed data' : null;
    if (finding) findings.push(`${name} as ${who} ${finding}: ${JSON.stringify(request)}`);
  }
}

const idsOf = (world: MarkedWorld): number[] => [
  ...new Set(
    Object.values(world).flatMap((value) =>
      typeof value === 'number' ? [value] : typeof value === 'object' && 'id' in value ? [value.id] : [],
    ),
  ),
];

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
