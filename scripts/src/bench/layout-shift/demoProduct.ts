import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requestToken, type TokenAnswer } from '@formline/shared/contracts/auth';
import { listClientGroups } from '@formline/shared/contracts/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/clients';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import * as z from '@formline/shared/contracts/schema';
import { clientCalendarPath, clientDashboardPath, CLIENTS_PATH } from '@formline/shared/domain/clientPaths';
import { groupDashboardPath, GROUPS_PATH } from '@formline/shared/domain/groupPaths';
import { workspaceRoot } from '@formline/tooling/workspace';
import type { Running } from '../../running';
import { startFormline } from '../../startFormline';
import { readStartSettings } from '../../startSettings';

const PASSWORD = 'Formline1!';

/** One page to be opened, by somebody who is signed in or by a visitor. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly token: TokenAnswer | null;
}

/** The product of `E2E_URL`, or one over a demo world of its own that is deleted afterwards. */
export async function openDemoProduct(running: Running): Promise<string> {
  const given = process.env['E2E_URL'];
  if (given) return given.replace(/\/$/, '');
  const folder = await mkdtemp(path.join(tmpdir(), 'formline-bench-'));
  await running.add(async () => ({ close: () => rm(folder, { recursive: true, force: true }) }));
  const settings = readStartSettings({
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    CACHE_DIR: path.join(workspaceRoot, '.cache'),
    RATE_LIMIT_READS: '100000',
  });
  return startFormline({ settings, running, onProgress: console.log });
}

/** The main screens, with a client and a group of the demo world. */
export async function mainScreens(url: string): Promise<Screen[]> {
  const [trainer, expired] = await Promise.all([
    signIn(url, 'trainer@formline.test'),
    signIn(url, 'expired@formline.test'),
  ]);
  const [client] = await read(url, trainer, listTrainerClients);
  const [group] = await read(url, trainer, listClientGroups);
  if (!client || !group) throw new Error('The demo trainer has no clients or no groups.');
  const pages = {
    'client list': CLIENTS_PATH,
    'client dashboard': clientDashboardPath(client),
    calendar: clientCalendarPath(client),
    groups: GROUPS_PATH,
    'group dashboard': groupDashboardPath(group.id),
    libraries: '/libraries/home',
    exercises: '/libraries/exercises',
    workouts: '/libraries/workouts',
    sets: '/libraries/sets',
    programs: '/libraries/programs',
    plans: '/clients/view-subscriptions',
  };
  return [
    { name: 'sign in', path: '/login', token: null },
    ...Object.entries(pages).map(([name, at]) => ({ name, path: at, token: trainer })),
    { name: 'client list with a banner', path: CLIENTS_PATH, token: expired },
  ];
}

async function signIn(url: string, username: string): Promise<TokenAnswer> {
  const answer = await fetch(url + requestToken.path, {
    method: requestToken.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', scope: 'read', username, password: PASSWORD }),
  });
  return parse(requestToken.result, await answer.json());
}

const enveloped = z.object({ result: z.unknown() });

async function read<E extends Endpoint>(
  url: string,
  token: TokenAnswer,
  { path: at, result }: E,
): Promise<z.output<E['result']>> {
  const headers = { authorization: `Bearer ${token.access_token}` };
  const answer = await fetch(url + at, { headers });
  return parse<E['result']>(result, parse(enveloped, await answer.json()).result);
}

function parse<Schema extends z.Schema>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, data);
  if (!parsed.success) throw new Error('The product answered something else than expected.');
  return parsed.data;
}
