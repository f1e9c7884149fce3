import path from 'node:path';
import type { TokenAnswer } from '@formline/shared/contracts/accounts/auth';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import {
  clientCalendarPath,
  clientDashboardPath,
  CLIENTS_PATH,
} from '@formline/shared/domain/clients/clientPaths';
import { groupDashboardPath, GROUPS_PATH } from '@formline/shared/domain/clients/groupPaths';
import { workspaceRoot } from '@formline/tooling/workspace';
import { startFormline } from '../../start/startFormline';
import { readStartSettings } from '../../start/startSettings';
import { callApi } from './calls';
import type { Bench } from './runBench';

/** The product at `E2E_URL`, or a new one. */
export async function openProduct({ running, folder, onProgress }: Bench): Promise<string> {
  const given = process.env['E2E_URL'];
  if (given) return given.replace(/\/$/, '');
  const settings = readStartSettings({
    PORT: '0',
    DATA_DIR: path.join(await folder(), 'data'),
    CACHE_DIR: path.join(workspaceRoot, '.cache'),
    RATE_LIMIT_READS: '100000',
  });
  return startFormline({ settings, running, onProgress });
}

/** Paths of the pages that a trainer of the demo data works on. */
export async function mainScreens(
  url: string,
  { access_token: token }: TokenAnswer,
): Promise<Readonly<Record<string, string>>> {
  const [client] = await callApi(url, listTrainerClients, { token });
  const [group] = await callApi(url, listClientGroups, { token });
  if (!client || !group) throw new Error('The demo trainer has no clients or no groups.');
  return {
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
}
