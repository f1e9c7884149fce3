import { systemClock } from './clock';
import { readEnvironment } from './config';
import { openDatabase } from './database/database';
import { migrateDatabase } from './database/migrate';
import { failureSentence } from './logging/failureSentence';
import { openLog } from './logging/logging';
import { openMedia } from './media/openMedia';
import { startJobs } from './startJobs';

// Node prints an uncaught error with all its fields, e.g. the parameters of a query.
process.on('uncaughtException', fail);
void main();

async function main(): Promise<void> {
  try {
    const { databaseUrl, logLevel, config } = readEnvironment(process.env);
    const log = openLog({ level: logLevel });
    const database = openDatabase({
      url: databaseUrl,
      onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
    });
    await migrateDatabase(database);
    const media = openMedia(config.media);
    const jobs = await startJobs({ db: database.db, clock: systemClock, media, log });
    log.info('the worker waits for jobs');
    const stop = (): void => {
      void jobs
        .close()
        .then(() => database.close())
        .then(() => process.exit(0), fail);
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${failureSentence(error)}\n`);
  process.exit(1);
}
