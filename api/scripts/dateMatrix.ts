import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATES, DateMatrixRound, ZONES } from '../src/testing/DateMatrixRound';
import { testDatabasesEnv } from '../src/testing/databases/fileDatabase';
import {
  createServerTestDatabases,
  startEmbeddedTestDatabases,
} from '../src/testing/databases/testDatabases';

const DATABASE_ZONE = 'FORMLINE_DATE_MATRIX_DATABASE_ZONE';

void main();

/** Runs schedule calls on clock-change days, one child process per zone, and sets exit code 1 on a wrong day. */
async function main(): Promise<void> {
  const zone = process.env[DATABASE_ZONE];
  process.exitCode = zone === undefined ? await runAllZones() : await runZone(zone);
}

async function runZone(databaseZone: string): Promise<number> {
  const round = await DateMatrixRound.start(databaseZone);
  try {
    const { checks, wrong } = await round.run();
    for (const line of wrong) say(`  wrong: ${line}`);
    say(`${process.env['TZ']} with the database in ${databaseZone}: ${checks} checks, ${wrong.length} wrong`);
    return wrong.length === 0 ? 0 : 1;
  } finally {
    await round.close();
  }
}

async function runAllZones(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'formline-dates-'));
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const databases = serverUrl
    ? await createServerTestDatabases(serverUrl, 1)
    : await startEmbeddedTestDatabases(folder, 1);
  try {
    const failed = ZONES.filter((zone, index) => {
      const env = {
        ...process.env,
        TZ: zone,
        [DATABASE_ZONE]: ZONES[(index + 5) % ZONES.length],
        ...testDatabasesEnv(databases.urls),
      };
      const [, script = ''] = process.argv;
      return (
        spawnSync(process.execPath, [...process.execArgv, script], { env, stdio: 'inherit' }).status !== 0
      );
    });
    say(`${ZONES.length} zones x ${DATES.length} dates: ${failed.length} zones with wrong days`);
    return failed.length === 0 ? 0 : 1;
  } finally {
    await databases.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
