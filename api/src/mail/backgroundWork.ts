import { transactionScope } from '../database/transactionScope';

/** Work an answer does not wait for, so that its time tells nothing about what is done. */
export interface BackgroundWork {
  start(work: () => Promise<void>): void;
  /** Resolves when everything started so far is done. */
  settled(): Promise<void>;
}

interface BackgroundWorkOptions {
  /** Told of work that failed; nobody else waits for it. */
  readonly onFailure: (error: unknown) => void;
  /** Told of each end. */
  readonly onDone?: () => void;
}

export function backgroundWork({ onFailure, onDone }: BackgroundWorkOptions): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    start(work) {
      const done = transactionScope
        .leave(work)
        .catch(onFailure)
        .finally(() => {
          running.delete(done);
          onDone?.();
        });
      running.add(done);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
