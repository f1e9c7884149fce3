import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ApiProcess, startApiProcess } from '../../load-data/apiProcess';
import type { Caller, LoadDatabase } from '../../load-data/loadData';
import type { Running } from '../../process/running';
import type { Call } from '../harness/apiLoad';

export interface Verdict {
  readonly figure: string;
  readonly measured: string;
  readonly target: string;
  readonly met: boolean;
}

export const atLeast = (figure: string, ratio: number, bound: number): Verdict => ({
  figure,
  measured: ratio.toFixed(3),
  target: `>= ${bound}`,
  met: ratio >= bound,
});

export const below = (figure: string, ratio: number, bound: number): Verdict => ({
  figure,
  measured: ratio.toFixed(3),
  target: `< ${bound}`,
  met: ratio < bound,
});

const SEARCHES = ['squat', 'press', 'lateral lunge', 'kettlebell', 'ring row', 'plank'];
const [year, month] = new Date().toISOString().split('-').map(Number);
const today = new Date().toISOString().slice(0, 10);

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

export class ApiBench {
  constructor(
    readonly given: {
      readonly running: Running;
      readonly folder: string;
      readonly serverFile: string;
      readonly postgresUrl: string;
      readonly postgresLog: string[];
      readonly small: LoadDatabase;
      readonly large: LoadDatabase;
      readonly seconds: number;
      readonly rounds: number;
      readonly onProgress: (line: string) => void;
    },
  ) {}

  startApi({ url }: { readonly url: string } = this.given.large): Promise<ApiProcess> {
    return this.given.running.add(() => startApiProcess(this.given.serverFile, { DATABASE_URL: url }));
  }

  startConstant(body: string): Promise<ApiProcess> {
    const BENCH_BODY = path.join(mkdtempSync(path.join(this.given.folder, 'body-')), 'body');
    writeFileSync(BENCH_BODY, body);
    const environment = { DATABASE_URL: this.given.large.url, BENCH_BODY };
    return this.given.running.add(() => startApiProcess(constantServer, environment, ['--import', 'tsx']));
  }
}
