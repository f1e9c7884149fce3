import { dueRemovalsJob, type JobsOptions } from '../startJobs';

/** One round of the job that removes what is due. */
export const runDueRemovals = (options: Pick<JobsOptions, 'db' | 'clock'>): Promise<void> =>
  dueRemovalsJob(options).run({
    subjectId: 0,
    signal: new AbortController().signal,
    commit: async () => undefined,
  });
