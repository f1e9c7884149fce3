import { transactionScope } from '../database/transactionScope';

/** Not awaited, so that response times do not reveal what was done. */
export interface BackgroundWork {
  start(work: () => Promise<void>): void;
  settled(): Promise<void>;
}

interface BackgroundWorkOptions {
  readonly onFailure: (error: unknown) => void;
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
