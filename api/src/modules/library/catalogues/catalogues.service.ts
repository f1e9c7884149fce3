import type { DatabaseHandle } from '../../../database/database';
import {
  type ActivityLevelRow,
  type CategoryRow,
  cataloguesRepository,
  type NamedCatalogue,
  type NamedRow,
} from './catalogues.repository';

export function cataloguesService(db: DatabaseHandle) {
  const catalogues = cataloguesRepository(db);
  return {
    async listNamed(catalogue: NamedCatalogue): Promise<NamedRow[]> {
      return catalogues.listNamed(catalogue);
    },

    async listProgramCategories(): Promise<CategoryRow[]> {
      return catalogues.listProgramCategories();
    },

    async listActivityLevels(): Promise<ActivityLevelRow[]> {
      return catalogues.listActivityLevels();
    },
  };
}
