import { buildApp } from './app';
import { systemClock } from './clock';
import { type ApiConfig, defaultConfig } from './config';
import { openDatabase } from './database/database';
import { migrateDatabase } from './database/migrate';
import { withoutQueryText } from './database/databaseErrors';
import { insertPhotos } from './database/seed/photos/insertPhotos';
import { insertDemoVideo } from './database/seed/video/insertDemoVideo';
import { seed } from './database/seed/seed';
import { startHousekeeping, tidyUp } from './housekeeping';
import { openMedia } from './media/openMedia';
import { startJobs } from './startJobs';

export interface StartOptions {
  readonly databaseUrl: string;
  readonly host?: string;
  /** 0: any free port. */
  readonly port?: number;
  readonly logLevel?: string;
  readonly seedDemo?: boolean;
  /** False: the database was filled before, so a missing library is an error. */
  readonly isNewDatabase?: boolean;
  readonly doesJobs?: boolean;
  readonly config?: Partial<ApiConfig>;
}

export interface RunningApi {
  readonly url: string;
  close(): Promise<void>;
}

/** On failure everything opened so far is closed again. */
export async function startApi(options: StartOptions): Promise<RunningApi> {
  const { databaseUrl, host = '127.0.0.1', port = 0, logLevel = 'info', seedDemo = false } = options;
  const { doesJobs = true, isNewDatabase = true } = options;
  const config = { ...defaultConfig, ...options.config };
  const media = openMedia(config.media);
  const database = openDatabase({
    url: databaseUrl,
    onIdleError: (error) => app?.log.warn({ err: error }, 'an idle database connection broke'),
  });
  let app: Awaited<ReturnType<typeof buildApp>> | undefined;
  const tidying = { db: database.db, clock: systemClock, reportDays: config.reportDays };
  const housekeeping = startHousekeeping({
    ...tidying,
    onFailure: (error) => app?.log.warn({ err: error }, 'tidying up failed'),
  });
  let jobs: Awaited<ReturnType<typeof startJobs>> | undefined;
  const close = async (): Promise<void> => {
    housekeeping.stop();
    await app?.close();
    await jobs?.close();
    await database.close();
  };
  try {
    await withoutQueryText(async () => {
      await migrateDatabase(database);
      const today = systemClock.now().toISOString().slice(0, 10);
      const seeded = await seed(database, { today, demo: seedDemo, isNew: isNewDatabase });
      if (seeded === 'seeded' && seedDemo) {
        const demoFiles = { database, media, quotaBytes: config.media.quotaBytes };
        await insertPhotos(demoFiles);
        await insertDemoVideo(demoFiles);
      }
      await tidyUp(tidying);
    });
    app = await buildApp({
      config,
      db: database.db,
      countWaiting: () => database.countWaiting(),
      media,
      log: { level: logLevel },
    });
    if (doesJobs) jobs = await startJobs({ db: database.db, clock: systemClock, media, log: app.log });
    return { url: await app.listen({ host, port }), close };
  } catch (error) {
    await close();
    throw error;
  }
}
