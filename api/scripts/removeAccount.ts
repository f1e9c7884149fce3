/** `pnpm account:remove --email E-MAIL [--data DATA_DIR]`. No Formline may use the folder. */
import { parseArgs } from 'node:util';
import { failureSentence } from '../src/logging/failureSentence';
import { removeAccount } from '../src/modules/accounts/accountRemoval/removeAccount';
import { withDatabase } from './withDatabase';

const USAGE = 'pnpm account:remove --email name@example.com [--data DATA_DIR]';

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { DATA_DIR = '.data' } = process.env;
  const { values } = parseArgs({ options: { email: text, data: { ...text, default: DATA_DIR } } });
  const { email, data } = values;
  if (email === undefined) throw new Error(USAGE);
  await withDatabase(data, async ({ db }) => {
    if (!(await removeAccount(db, email))) throw new Error('Nobody has this email address.');
  });
  process.stdout.write('The account is removed. Its files go with the next round of tidying.\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`${failureSentence(error)}\n`);
  process.exit(1);
});
