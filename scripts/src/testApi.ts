/** `pnpm test:api`: uses the server of `DATABASE_URL`, or else a throw-away one. Arguments go to Jest. */
import { startThrowAwayPostgres } from './postgres/startThrowAwayPostgres';
import { runCommand } from './process/runCommand';
import { PlainError } from './process/plainError';

/** The data is temporary, so durability and vacuum are off. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '256MB',
  autovacuum: 'off',
  jit: 'off',
  // Tests cause deadlocks on purpose, and each would wait for the default second.
  deadlock_timeout: '50ms',
};

async function testApi(args: readonly string[]): Promise<boolean> {
  const given = process.env['DATABASE_URL'];
  const server = given
    ? { url: given, close: async () => undefined }
    : await startThrowAwayPostgres(settings);
  try {
    const quoted = args.map((argument) => JSON.stringify(argument)).join(' ');
    // Jest reads words after a project's name as more projects, up to the next option.
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
