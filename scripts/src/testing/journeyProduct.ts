/**
 * A product on a temporary PostgreSQL, with a separate server that copies demo accounts; with
 * `E2E_DATABASE=embedded` on the embedded engine, without that server.
 */
import { openDemoAccounts } from '@formline/api/testing/demo-accounts';
import * as z from '@formline/shared/contracts/schema';
import Fastify from 'fastify';
import { startThrowAwayPostgres } from '../postgres/startThrowAwayPostgres';
import { say, startProgress } from '../process/progress';
import { runProgram } from '../process/runProgram';
import type { Running } from '../process/running';
import { startFormline } from '../start/startFormline';
import { readStartSettings, type StartSettings } from '../start/startSettings';

const IN_MEMORY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

const copyRequestSchema = z.object({ email: z.string(), hasPhotos: z.boolean() });

async function serveCopies(
  running: Running,
  databaseUrl: string,
  media: StartSettings['media'],
): Promise<string> {
  const accounts = await running.add(() => openDemoAccounts({ databaseUrl, media }));
  const server = Fastify();
  server.post('/', async (request, reply) => {
    const wanted = z.safeParse(copyRequestSchema, request.body);
    return wanted.success ? accounts.copy(wanted.data) : reply.code(400).send(wanted.error.message);
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  await running.add(async () => server);
  return url;
}

async function databaseOf(running: Running): Promise<string | undefined> {
  if (process.env['E2E_DATABASE'] === 'embedded') return undefined;
  return process.env['DATABASE_URL'] || (await running.add(() => startThrowAwayPostgres(IN_MEMORY))).url;
}

runProgram(async (running) => {
  const databaseUrl = await databaseOf(running);
  const settings = readStartSettings({ ...process.env, DATABASE_URL: databaseUrl });
  const accountsUrl =
    databaseUrl === undefined ? '' : await serveCopies(running, databaseUrl, settings.media);
  const url = await startFormline({ settings, running, onProgress: startProgress(), needsOwnBuilds: true });
  say(`Ready for journeys: ${url} accounts: ${accountsUrl}`);
});
