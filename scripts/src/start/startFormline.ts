import { dataFolderError, startEmbeddedDatabase } from '@formline/api/embedded';
import { startApi } from '@formline/api/start';
import { startGateway } from '@formline/tooling/gateway';
import { assertPortFree } from '../process/assertPortFree';
import { prepareDataFolder } from './dataFolder';
import { PlainError } from '../process/plainError';
import { openSite } from './openSite';
import { startTexts } from './start.texts';
import type { StartContext } from './StartContext';
import type { ApiSource } from './startSettings';

const LOOPBACK = '127.0.0.1';
const API_LOG_LEVEL = 'warn';
const { steps } = startTexts;

/** Checks first what can be refused at once: the port, the data folder and its lock. */
export async function startFormline(context: StartContext): Promise<string> {
  const { settings, running } = context;
  await assertPortFree(settings.port, settings.host);
  const database = await openDatabase(settings.api, context);
  const [site, apiUrl] = await Promise.all([openSite(context), openApi(database, context)]);
  const gateway = await running.add(() =>
    startGateway({
      siteDir: site.siteDir,
      ...(site.mirror && { mirror: site.mirror }),
      apiUrl,
      port: settings.port,
      host: settings.host,
      ...(settings.configFile !== null && { configFile: settings.configFile }),
    }),
  );
  return gateway.url;
}

/** `undefined` for an external database, where it is not known. */
export interface OpenedDatabase {
  url: string;
  isNew: boolean;
  markReady: () => void;
}

export async function openDatabase(
  api: ApiSource,
  { settings, running, onProgress }: StartContext,
): Promise<OpenedDatabase> {
  if (api.kind !== 'embedded') return { url: api.url, isNew: true, markReady: () => undefined };
  prepareDataFolder(api.dataDir);
  onProgress(steps.database);
  const database = await running.add(() =>
    startEmbeddedDatabase({
      dataDir: api.dataDir,
      cacheDir: settings.cacheDir,
      // Ends the program, because nothing works without the database.
      onLost: () => {
        throw new PlainError(startTexts.databaseLost(api.dataDir));
      },
    }),
  );
  onProgress(steps.databaseReady);
  return database;
}

async function openApi(database: OpenedDatabase, { settings, running, onProgress }: StartContext) {
  if (settings.api.kind === 'remote') return settings.api.url;
  onProgress(steps.api);
  const { seedDemo, mailDir, media, publicUrl, rateLimits } = settings;
  const start = () =>
    startApi({
      databaseUrl: database.url,
      host: LOOPBACK,
      port: 0,
      seedDemo,
      isNewDatabase: database.isNew,
      logLevel: API_LOG_LEVEL,
      // The gateway on this machine passes on the visitor's address.
      config: { trustProxy: 'loopback', publicUrl, mailFolder: mailDir, media, ...rateLimits },
    });
  const api = await running.add(() => namingTheFolder(settings.api, start));
  database.markReady();
  onProgress(steps.apiReady);
  return api.url;
}

/** The API knows only a URL, but people know the data folder. */
async function namingTheFolder<Started>(api: ApiSource, start: () => Promise<Started>): Promise<Started> {
  try {
    return await start();
  } catch (error) {
    throw api.kind === 'embedded' ? dataFolderError(api.dataDir, error) : error;
  }
}
