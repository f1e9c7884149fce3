/** Answers signed-in users with the file in `BENCH_BODY`. */
import { readFileSync } from 'node:fs';
import { createAuthentication } from '@formline/api/authentication';
import { systemClock } from '@formline/api/clock';
import { defaultConfig } from '@formline/api/config';
import { createServer } from '@formline/api/create-server';
import { openDatabase } from '@formline/api/database';

const { BENCH_BODY = '', DATABASE_URL = '', PORT } = process.env;
const body = readFileSync(BENCH_BODY, 'utf8');
const { db } = openDatabase({ url: DATABASE_URL, onIdleError: () => undefined });
const behind = { db, clock: systemClock };
const authenticate = createAuthentication(behind);
const { app } = await createServer({ ...behind, config: defaultConfig, log: { level: 'info' } });
app.addHook('onRequest', async (request) => {
  if (request.url !== '/ready') request.actor = await authenticate(request);
});
app.get('*', async (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
