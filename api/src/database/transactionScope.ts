import { AsyncLocalStorage } from 'node:async_hooks';

const isInside = new AsyncLocalStorage<boolean>();

/** A second connection is not part of the change, and may never come free. */
export const transactionScope = {
  enter: <T>(work: () => T): T => isInside.run(true, work),

  /** For work that is started inside a transaction but not part of it. */
  leave: <T>(work: () => T): T => isInside.run(false, work),

  refuseSecondConnection(): void {
    if (isInside.getStore() === true) {
      throw new Error('A second connection was asked for inside a transaction. Use the handle of the call.');
    }
  },
} as const;
