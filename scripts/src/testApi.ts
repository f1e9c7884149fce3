/**
 * `pnpm test:api`: the API's tests on PostgreSQL, in databases that are made for the run: on the server that
 * `DATABASE_URL` names, or on a throw-away one from the installed programs. Arguments go to Jest.
 */
import { startThrowAwayPostgres } from './postgres/startThrowAwayPostgres';
import { runCommand } from './process/runCommand';
import { PlainError } from './process/plainError';

/** Nothing of it outlives the run, so nothing is written twice, and nothing works on tables that are dropped at once. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '256MB',
  autovacuum: 'off',
  jit: 'off',
  // Calls at the same moment lock each other out on purpose; the ordinary second is waited for each time.
  deadlock_timeout: '50ms',
};

async function testApi(args: readonly string[]): Promise<boolean> {
  const given = process.env['DATABASE_URL'];
  const server = given
    ? { url: given, close: async () => undefined }
    : await startThrowAwayPostgres(settings);
  try {
    const quoted = args.map((argument) => JSON.stringify(argument)).join(' ');
    // Behind the name of a project Jest takes words for more of them, up to the next option.
    const { isSuccess } = await runCommand(`jest --selectProjects api --config jest.config.cjs ${quoted}`, {
      env: { TEST_DATABASE_URL: server.url },
      isLive: true,
    });
    return isSuccess;
  } finally {
    await server.close();
  }
}

try {
  process.exitCode = (await testApi(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
