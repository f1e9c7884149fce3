/** A product on a temporary PostgreSQL, with a separate server that copies demo accounts. */
import { openDemoAccounts } from '@formline/api/testing/demo-accounts';
import * as z from '@formline/shared/contracts/schema';
import Fastify from 'fastify';
import { startThrowAwayPostgres } from '../postgres/startThrowAwayPostgres';
import { say, startProgress } from '../process/progress';
import { runProgram } from '../process/runProgram';
import { startFormline } from '../start/startFormline';
import { readStartSettings } from '../start/startSettings';

const IN_MEMORY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

const copyRequestSchema = z.object({ email: z.string(), hasPhotos: z.boolean() });

runProgram(async (running) => {
  const given = process.env['DATABASE_URL'];
  const databaseUrl = given || (await running.add(() => startThrowAwayPostgres(IN_MEMORY))).url;
  const settings = readStartSettings({ ...process.env, DATABASE_URL: databaseUrl });
  const accounts = await running.add(() => openDemoAccounts({ databaseUrl, media: settings.media }));
  const server = Fastify();
  server.post('/', async (request, reply) => {
    const wanted = z.safeParse(copyRequestSchema, request.body);
    return wanted.success ? accounts.copy(wanted.data) : reply.code(400).send(wanted.error.message);
  });
  const accountsUrl = await server.listen({ host: '127.0.0.1', port: 0 });
  await running.add(async () => server);
  const url = await startFormline({ settings, running, onProgress: startProgress(), needsOwnBuilds: true });
  say(`Ready for journeys: ${url} accounts: ${accountsUrl}`);
});
