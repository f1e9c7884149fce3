/**
 * `pnpm bench:api [--part growth|month|lists|schedule|paste|weeks|overview|embedded] [--trainers N] [--clients N] [--seconds N] [--rounds N]`.
 * Times depend on the machine: read the ratios.
 */
import { buildServer } from '../load-data/apiProcess';
import { createLoadDatabase } from '../load-data/loadData';
import { startThrowAwayPostgres } from '../postgres/startThrowAwayPostgres';
import { ApiBench } from './api/ApiBench';
import { benchLists, benchMonth } from './api/constant';
import { benchEmbedded, benchGrowth } from './api/growth';
import { benchOverview } from './api/overview';
import { benchPasting, benchWeeks } from './api/pasting';
import { benchScheduling } from './api/scheduling';
import type { Verdict } from './harness/figures';
import { runBench } from './harness/runBench';

const parts = {
  growth: benchGrowth,
  month: benchMonth,
  lists: benchLists,
  schedule: benchScheduling,
  paste: benchPasting,
  weeks: benchWeeks,
  overview: benchOverview,
  embedded: benchEmbedded,
};

const MONTHS = 12;
const SMALLER = 100;
const POSTGRES_SETTINGS = {
  shared_buffers: '512MB',
  max_wal_size: '8GB',
  max_connections: '60',
};

const options = { part: 'all', trainers: 1000, clients: 50_000, seconds: 2, rounds: 3 };

runBench(options, async ({ running, onProgress, folder, text, number }) => {
  const part = text('part');
  const chosen = Object.entries(parts).filter(([name]) => part === 'all' || part === name);
  if (chosen.length === 0) throw new Error(`There is no part ${part}.`);
  const postgres = await running.add(() => startThrowAwayPostgres(POSTGRES_SETTINGS));
  onProgress('filling bench_small and bench_large');
  const databaseOf = (name: string, share: number) =>
    createLoadDatabase(postgres.url, name, {
      trainers: Math.ceil(number('trainers') / share),
      clients: Math.ceil(number('clients') / share),
      months: MONTHS,
    });
  const bench = new ApiBench({
    running,
    folder: await folder(),
    serverFile: await buildServer(),
    postgresUrl: postgres.url,
    small: await databaseOf('bench_small', SMALLER),
    large: await databaseOf('bench_large', 1),
    seconds: number('seconds'),
    rounds: number('rounds'),
    onProgress,
  });
  const verdicts: Verdict[] = [];
  for (const [name, benchPart] of chosen) {
    onProgress(`part: ${name}`);
    verdicts.push(...(await benchPart(bench)));
  }
  return verdicts;
});
