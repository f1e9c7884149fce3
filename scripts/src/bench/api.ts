/**
 * `pnpm bench:api [--part growth|month|lists|schedule|embedded]... [--trainers N] [--clients N] [--seconds N]
 * [--rounds N]`. Times depend on the machine: read the ratios.
 */
import { parseArgs } from 'node:util';
import { buildServer } from '../load-data/apiProcess';
import { createLoadDatabase } from '../load-data/loadData';
import { startThrowAwayPostgres } from '../postgres/startThrowAwayPostgres';
import { startProgress } from '../process/progress';
import { runProgram } from '../process/runProgram';
import { ApiBench, type Verdict } from './api/ApiBench';
import { benchEmbedded } from './api/embedded';
import { benchGrowth } from './api/growth';
import { benchLists } from './api/lists';
import { benchMonth } from './api/month';
import { benchScheduling } from './api/scheduling';
import { temporaryFolder } from './harness/temporaryFolder';

const parts = {
  growth: benchGrowth,
  month: benchMonth,
  lists: benchLists,
  schedule: benchScheduling,
  embedded: benchEmbedded,
};

const MONTHS = 12;
const SMALLER = 100;
const POSTGRES_SETTINGS = {
  shared_buffers: '512MB',
  max_wal_size: '8GB',
  max_connections: '60',
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_format': 'json',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
};

const option = (value: string) => ({ type: 'string', default: value }) as const;

runProgram(async (running) => {
  const { values } = parseArgs({
    options: {
      part: { type: 'string', multiple: true, default: Object.keys(parts) },
      trainers: option('1000'),
      clients: option('50000'),
      seconds: option('2'),
      rounds: option('3'),
    },
  });
  const onProgress = startProgress();
  const postgresLog: string[] = [];
  const postgres = await running.add(() =>
    startThrowAwayPostgres(POSTGRES_SETTINGS, (text) => void postgresLog.push(text)),
  );
  onProgress('building the server');
  const serverFile = await buildServer();
  onProgress('filling bench_small and bench_large');
  const databaseOf = (name: string, share: number) =>
    createLoadDatabase(postgres.url, name, {
      trainers: Math.ceil(Number(values.trainers) / share),
      clients: Math.ceil(Number(values.clients) / share),
      months: MONTHS,
    });
  const bench = new ApiBench({
    running,
    folder: await temporaryFolder(running),
    serverFile,
    postgresUrl: postgres.url,
    postgresLog,
    small: await databaseOf('bench_small', SMALLER),
    large: await databaseOf('bench_large', 1),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    onProgress,
  });
  const verdicts: Verdict[] = [];
  for (const [name, benchPart] of Object.entries(parts)) {
    if (!values.part.includes(name)) continue;
    onProgress(`part: ${name}`);
    verdicts.push(...(await benchPart(bench)));
  }
  console.table(verdicts);
  await running.close();
  process.exit(verdicts.every(({ met }) => met) ? 0 : 1);
});
