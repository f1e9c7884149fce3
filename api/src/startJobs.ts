import type { Clock } from './clock';
import type { DatabaseHandle } from './database/database';
import { jobsRepository } from './jobs/jobs.repository';
import { createWorker } from './jobs/worker';
import type { Media } from './media/openMedia';
import {
  REMOVE_DUE_ACCOUNTS,
  removeDueAccountsJob,
} from './modules/accounts/accountRemoval/removeDueAccounts.job';
import { TIDY_MEDIA } from './modules/library/media/jobNames';
import { makeVideoJob } from './modules/library/media/makeVideo.job';
import { tidyMediaJob } from './modules/library/media/tidyMedia.job';

/** What is said of jobs that went wrong names no person and no file. */
interface Logger {
  warn(facts: object, message: string): void;
}

export interface JobsOptions {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly media: Media;
  readonly log: Logger;
}

/** Does jobs until it is closed: one video at a time, and small things beside it. */
export async function startJobs(options: JobsOptions): Promise<{ close(): Promise<void> }> {
  const onFailure = (kind: string, error: unknown): void => {
    options.log.warn({ job: kind, err: error }, 'a job failed');
  };
  const jobs = jobsRepository(options.db);
  await jobs.add(TIDY_MEDIA);
  await jobs.add(REMOVE_DUE_ACCOUNTS);
  const small = [tidyMediaJob(options), removeDueAccountsJob(options)];
  const workers = [[makeVideoJob(options)], small].map((kinds) =>
    createWorker({ db: options.db, kinds, onFailure }),
  );
  for (const worker of workers) worker.start();
  return {
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}
