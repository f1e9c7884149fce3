/** The API on the embedded database in `DATA_DIR`, both in this process, as `npm start` runs them. */
import { startEmbeddedDatabase } from '@formline/api/embedded';
import { startApi } from '@formline/api/start';

const { DATA_DIR = '', CACHE_DIR = '', PORT } = process.env;
const database = await startEmbeddedDatabase({ dataDir: DATA_DIR, cacheDir: CACHE_DIR });
const api = await startApi({ databaseUrl: database.url, port: Number(PORT), logLevel: 'info' });
process.once('SIGTERM', () => {
  void api
    .close()
    .then(() => database.close())
    .then(() => process.exit(0));
});
