import type { DatabaseHandle } from '../../../database/database';
import { operationsRepository } from './operations.repository';

export function operationsService(db: DatabaseHandle) {
  const repository = operationsRepository(db);
  const known = repository.countKnownMigrations();
  return {
    async isReady(): Promise<boolean> {
      return (await repository.countAppliedMigrations()) >= known;
    },
  };
}
