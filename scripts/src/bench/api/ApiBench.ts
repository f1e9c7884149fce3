import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ApiProcess, startApiProcess } from '../../load-data/apiProcess';
import type { Caller, LoadDatabase } from '../../load-data/loadData';
import type { Running } from '../../process/running';
import type { Call } from '../harness/calls';

const SEARCHES = ['squat', 'press', 'lateral lunge', 'kettlebell', 'ring row', 'plank'];
const today = new Date().toISOString().slice(0, 10);
const [year, month] = today.split('-').map(Number);

export const reads = {
  'month workouts': ({ clientId }: Caller) =>
    `/v2.2/api/users/${clientId}/month-workouts?month=${month}&year=${year}`,
  'calendar day': ({ clientId }: Caller) =>
    `/v2.2/api/users/${clientId}/dashboard/calendar-day?date=${today}`,
  'trainer clients': () => '/v2.2/api/users/trainer/clients',
  'exercise search': (_caller: Caller, index: number) =>
    `/v2.4/api/formline-exercises?search=${encodeURIComponent(SEARCHES[index % SEARCHES.length] ?? '')}`,
  'program read': ({ programId }: Caller) => `/v2.2/api/formline-programs/${programId}`,
};

export const callsOf = (
  { callers }: LoadDatabase,
  pathOf: (caller: Caller, index: number) => string,
): Call[] =>
  callers.map((caller, index) => ({ method: 'GET', path: pathOf(caller, index), token: caller.token }));

const constantServer = path.join(import.meta.dirname, 'constantServer.ts');

interface Given {
  readonly running: Running;
  readonly folder: string;
  readonly serverFile: string;
  readonly postgresUrl: string;
  readonly small: LoadDatabase;
  readonly large: LoadDatabase;
  readonly seconds: number;
  readonly rounds: number;
  readonly onProgress: (line: string) => void;
}

export class ApiBench {
  constructor(readonly given: Given) {}

  startApi({ url }: { readonly url: string } = this.given.large): Promise<ApiProcess> {
    return this.given.running.add(() => startApiProcess(this.given.serverFile, { DATABASE_URL: url }));
  }

  /** A server with the same authentication that always answers the same text. */
  startConstant(body: string, { url }: { readonly url: string } = this.given.large): Promise<ApiProcess> {
    const BENCH_BODY = path.join(mkdtempSync(path.join(this.given.folder, 'body-')), 'body');
    writeFileSync(BENCH_BODY, body);
    const environment = { DATABASE_URL: url, BENCH_BODY };
    return this.given.running.add(() => startApiProcess(constantServer, environment, ['--import', 'tsx']));
  }
}
