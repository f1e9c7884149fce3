/** `pnpm db:move --to postgresql://… [--from DATA_DIR]`. No Formline may run on the folder, which stays unchanged. */
import { parseArgs } from 'node:util';
import { startEmbeddedDatabase } from '../src/database/embedded/startEmbeddedDatabase';
import { moveDatabase } from '../src/database/moveDatabase';
import { failureSentence } from '../src/logging/failureSentence';

const USAGE = 'pnpm db:move --to postgresql://user:password@host:5432/database [--from DATA_DIR]';

async function main(): Promise<void> {
  const { DATA_DIR = '.data', CACHE_DIR = '.cache' } = process.env;
  const { values } = parseArgs({
    options: { to: { type: 'string' }, from: { type: 'string', default: DATA_DIR } },
  });
  if (values.to === undefined) throw new Error(USAGE);
  const embedded = await startEmbeddedDatabase({ dataDir: values.from, cacheDir: CACHE_DIR });
  try {
    await moveDatabase({
      from: embedded.url,
      to: values.to,
      onProgress: (line) => process.stdout.write(`${line}\n`),
    });
  } finally {
    await embedded.close();
  }
  process.stdout.write('Everything is there. Start Formline with DATABASE_URL set to the new database.\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`${failureSentence(error)}\n`);
  process.exit(1);
});
