import { transactionScope } from '../database/transactionScope';

/** Work an answer does not wait for, so that its time tells nothing about what is done. */
export interface BackgroundWork {
  start(work: () => Promise<void>): void;
  /** Resolves when everything started so far is done. */
  settled(): Promise<void>;
}

/** @param onFailure told of work that failed; nobody else waits for it */
export function backgroundWork(onFailure: (error: unknown) => void): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    start(work) {
      const done = transactionScope
        .leave(work)
        .catch(onFailure)
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
