import { AsyncLocalStorage } from 'node:async_hooks';

const isInside = new AsyncLocalStorage<boolean>();

/**
 * Knows whether the running code belongs to a transaction. A query on another connection would not be part of the change,
 * and would wait for ever where there is only one connection.
 */
export const transactionScope = {
  enter: <T>(work: () => T): T => isInside.run(true, work),

  /** For work that was started inside a transaction and is no part of it. */
  leave: <T>(work: () => T): T => isInside.run(false, work),

  /** Called before a connection is taken. */
  refuseSecondConnection(): void {
    if (isInside.getStore() === true) {
      throw new Error('A second connection was asked for inside a transaction. Use the handle of the call.');
    }
  },
} as const;
