/** @embedded All connections share one session. */
import { fileDatabaseUrl } from '../testing/databases/fileDatabase';
import { openDatabase } from './database';

it('a connection that breaks in use does not end the process', async () => {
  const database = openDatabase({ url: await fileDatabaseUrl(), onIdleError: () => undefined });
  const client = await database.pool.connect();
  expect(() => client.emit('error', new Error('the server went away'))).not.toThrow();
  client.release(true);
  await database.close();
});
