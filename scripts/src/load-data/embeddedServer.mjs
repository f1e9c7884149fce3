/** The API on the embedded database in `DATA_DIR`, both in this process, as `npm start` runs them, from the build in `BUILD_DIR`. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const { DATA_DIR = '', CACHE_DIR = '', BUILD_DIR = '', PORT } = process.env;
const { RATE_LIMIT_SIGN_IN, RATE_LIMIT_READS } = process.env;
const load = (name) => import(pathToFileURL(path.join(BUILD_DIR, `${name}.mjs`)).href);
const { startEmbeddedDatabase } = await load('embedded');
const { startApi } = await load('start');
const database = await startEmbeddedDatabase({ dataDir: DATA_DIR, cacheDir: CACHE_DIR });
const config = { signInsPerMinute: Number(RATE_LIMIT_SIGN_IN), readsPerMinute: Number(RATE_LIMIT_READS) };
const api = await startApi({ databaseUrl: database.url, port: Number(PORT), logLevel: 'info', config });
process.once('SIGTERM', () => {
  void api
    .close()
    .then(() => database.close())
    .then(() => process.exit(0));
});
