import type { DatabaseHandle } from '../../../database/database';
import { operationsRepository } from './operations.repository';

export function operationsService(db: DatabaseHandle) {
  const repository = operationsRepository(db);
  const known = repository.countKnownMigrations();
  return {
    /** True if the database answers and has seen every migration this server knows. */
    async isReady(): Promise<boolean> {
      return (await repository.countAppliedMigrations()) >= known;
    },
  };
}
