/**
 * `pnpm bench:api [--part growth|month|lists|schedule|embedded]... [--trainers N] [--clients N] [--seconds N] [--rounds N]`:
 * what the API does on a throw-away PostgreSQL, as ratios of runs that take turns. Milliseconds and calls a second
 * depend on the machine and on what else it does: read the ratios, and repeat them on a machine that is quiet.
 */
import { parseArgs } from 'node:util';
import { runProgram } from '../runProgram';
import { startProgress } from '../progress';
import { startThrowAwayPostgres } from '../postgres/startThrowAwayPostgres';
import { buildServer } from './api/apiProcess';
import type { BenchContext, Verdict } from './api/benchContext';
import { benchEmbedded } from './api/embedded';
import { benchGrowth } from './api/growth';
import { benchLists } from './api/lists';
import { benchMonth } from './api/month';
import { benchScheduling } from './api/scheduling';
import { BENCH_DATABASE, seedDatabase } from './api/benchDatabase';

const parts = {
  growth: benchGrowth,
  month: benchMonth,
  lists: benchLists,
  schedule: benchScheduling,
  embedded: benchEmbedded,
} as const;

const MONTHS = 12;
/** Room for the large database, and plans told by the server itself. */
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
  const log: string[] = [];
  const postgres = await running.add(() =>
    startThrowAwayPostgres(POSTGRES_SETTINGS, (text) => void log.push(text)),
  );
  const [trainers, clients] = [Number(values.trainers), Number(values.clients)];
  onProgress('building the server');
  const serverFile = await buildServer();
  onProgress(`filling ${BENCH_DATABASE.small} and ${BENCH_DATABASE.large}`);
  const context: BenchContext = {
    running,
    serverFile,
    postgresUrl: postgres.url,
    postgresLog: log,
    small: await seedDatabase(postgres.url, {
      name: BENCH_DATABASE.small,
      trainers: Math.ceil(trainers / 100),
      clients: Math.ceil(clients / 100),
      months: MONTHS,
    }),
    large: await seedDatabase(postgres.url, {
      name: BENCH_DATABASE.large,
      trainers,
      clients,
      months: MONTHS,
    }),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    onProgress,
  };
  const verdicts: Verdict[] = [];
  for (const [name, bench] of Object.entries(parts)) {
    if (!values.part.includes(name)) continue;
    onProgress(`part: ${name}`);
    verdicts.push(...(await bench(context)));
  }
  console.table(verdicts);
  const isGood = verdicts.every(({ met }) => met);
  await running.close();
  process.exit(isGood ? 0 : 1);
});
