/** `pnpm account:copy --email E-MAIL --to NEW_FOLDER [--data DATA_DIR]`. No Formline may use the data folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readMediaSettings } from '../src/config';
import { copyAccount } from '../src/database/copyAccount';
import { failureSentence } from '../src/logging/failureSentence';
import { openMedia } from '../src/media/openMedia';
import { withDatabase } from './withDatabase';

const USAGE = 'pnpm account:copy --email name@example.com --to NEW_FOLDER [--data DATA_DIR]';

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { DATA_DIR = '.data' } = process.env;
  const { values } = parseArgs({ options: { email: text, to: text, data: { ...text, default: DATA_DIR } } });
  const { email, to, data } = values;
  if (email === undefined || to === undefined) throw new Error(USAGE);
  if (existsSync(to)) throw new Error(`${to} is there already. Name a new folder.`);
  const { store } = openMedia(readMediaSettings({ MEDIA_DIR: join(data, 'media'), ...process.env }));
  await withDatabase(data, async ({ db }) => {
    for (const key of await copyAccount({ db, store }, email, to)) {
      process.stderr.write(`Missing in the file storage: ${key}\n`);
    }
  });
  process.stdout.write(`The copy is in ${to}. Read it before you hand it out.\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${failureSentence(error)}\n`);
  process.exit(1);
});
