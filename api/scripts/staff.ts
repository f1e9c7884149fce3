/** `pnpm staff --grant E-MAIL | --revoke E-MAIL | --list [--data DATA_DIR]`. No Formline may use the folder. */
import { parseArgs } from 'node:util';
import type { Database } from '../src/database/database';
import { databaseErrorCode } from '../src/database/databaseErrors';
import { failureSentence } from '../src/logging/failureSentence';
import { staffRepository } from '../src/modules/people/users/staff.repository';
import { withDatabase } from './withDatabase';

const USAGE = 'pnpm staff --grant name@example.com | --revoke name@example.com | --list [--data DATA_DIR]';

/** SQLSTATE `undefined_table` and `undefined_column`. */
const SCHEMA_LACKS = ['42P01', '42703'];
const OLD_SCHEMA =
  'The database of DATABASE_URL does not know of staff yet: start the API of this version on it first, which brings it up to date.';

interface StaffRequest {
  readonly grant: string | undefined;
  readonly revoke: string | undefined;
  readonly list: boolean | undefined;
}

async function main(): Promise<void> {
  const { DATA_DIR = '.data' } = process.env;
  const { data, ...request } = readArguments(DATA_DIR);
  try {
    await withDatabase(data, (database) => fulfil(database, request));
  } catch (error) {
    throw SCHEMA_LACKS.includes(databaseErrorCode(error)) ? new Error(OLD_SCHEMA, { cause: error }) : error;
  }
}

function readArguments(dataDir: string): StaffRequest & { readonly data: string } {
  const text = { type: 'string' } as const;
  try {
    const { grant, revoke, list, data } = parseArgs({
      options: { grant: text, revoke: text, list: { type: 'boolean' }, data: { ...text, default: dataDir } },
    }).values;
    if ([grant, revoke, list].filter((request) => request !== undefined).length === 1)
      return { grant, revoke, list, data };
  } catch {
    // An unknown option falls through to the usage message.
  }
  throw new Error(USAGE);
}

async function fulfil({ db }: Database, { grant, revoke }: StaffRequest): Promise<void> {
  const staff = staffRepository(db);
  const email = grant ?? revoke;
  if (email !== undefined && !(await staff.change(email, grant !== undefined))) {
    throw new Error(
      grant === undefined
        ? `Nobody has the address ${email}.`
        : `No active trainer or manager has the address ${email}: staff needs an account that opens the dashboard.`,
    );
  }
  const addresses = await staff.list();
  process.stdout.write(addresses.length === 0 ? 'Nobody is staff.\n' : `Staff: ${addresses.join(', ')}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${failureSentence(error)}\n`);
  process.exit(1);
});
