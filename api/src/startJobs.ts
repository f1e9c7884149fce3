import type { Clock } from './clock';
import type { DatabasePool } from './database/database';
import type { JobKind } from './jobs/JobKind';
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
import { dueClientData } from './modules/people/clientDataRemoval/removeDueClientData';
import { endPlansOfClient } from './modules/scheduling/schedules/planRemoval.service';

interface Logger {
  warn(facts: object, message: string): void;
}

export interface JobsOptions {
  readonly db: DatabasePool;
  readonly clock: Clock;
  readonly media: Media;
  readonly log: Logger;
}

/** Two workers, so that small jobs need not wait for a video. */
export async function startJobs(options: JobsOptions): Promise<{ close(): Promise<void> }> {
  const onFailure = (kind: string, error: unknown): void => {
    options.log.warn({ job: kind, err: error }, 'a job failed');
  };
  const jobs = jobsRepository(options.db);
  await jobs.add(TIDY_MEDIA);
  await jobs.add(REMOVE_DUE_ACCOUNTS);
  const small = [tidyMediaJob(options), dueRemovalsJob(options)];
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

export function dueRemovalsJob({ db, clock }: Pick<JobsOptions, 'db' | 'clock'>): JobKind {
  const others = dueClientData({ db, clock, onClientLeaves: endPlansOfClient });
  return removeDueAccountsJob({ db, clock, others });
}
