/** `pnpm seed:large --trainers N --clients N --months N [--seed N] [--today YYYY-MM-DD]` */
import { parseArgs } from 'node:util';
import * as z from '@formline/shared/contracts/schema';
import { startEmbeddedDatabase } from '../src/database/embedded/startEmbeddedDatabase';
import { DEMO_PASSWORD } from '../src/database/seed/world/accounts';
import { seedLarge } from '../src/database/seed/large/seedLarge';
import { LOAD_ACCOUNT } from '../src/database/seed/large/writeLoadData';
import { failureSentence } from '../src/logging/failureSentence';

const count = (highest: number) => z.coerce.number().check(z.int(), z.gte(1), z.lte(highest));

const sizeSchema = z.object({
  trainers: count(100_000),
  clients: count(2_000_000),
  months: count(240),
  seed: count(2_147_483_647),
  today: z.iso.date(),
});

const USAGE = 'pnpm seed:large --trainers N --clients N --months N [--seed N] [--today YYYY-MM-DD]';

async function main(): Promise<void> {
  const option = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    options: {
      trainers: option('1000'),
      clients: option('50000'),
      months: option('12'),
      seed: option('1'),
      today: option(new Date().toISOString().slice(0, 10)),
    },
  });
  const size = z.safeParse(sizeSchema, values);
  if (!size.success) throw new Error(`These numbers cannot be right. ${USAGE}`);
  const started = performance.now();
  const say = (line: string): void => {
    process.stdout.write(`[${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s] ${line}\n`);
  };
  await onDatabase((url) => seedLarge(url, size.data, say));
  say(`Done. ${LOAD_ACCOUNT} signs in with ${DEMO_PASSWORD}`);
}

async function onDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATA_DIR = '.data', CACHE_DIR = '.cache' } = process.env;
  if (DATABASE_URL !== undefined && DATABASE_URL !== '') return work(DATABASE_URL);
  const embedded = await startEmbeddedDatabase({ dataDir: DATA_DIR, cacheDir: CACHE_DIR });
  try {
    await work(embedded.url);
  } finally {
    await embedded.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${failureSentence(error)}\n`);
  process.exit(1);
});
