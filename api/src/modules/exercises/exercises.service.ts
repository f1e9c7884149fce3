import type { findExercises } from '@formline/shared/contracts/exercises';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import type * as z from '@formline/shared/contracts/schema';
import type { DatabaseHandle } from '../../database/database';
import { type ExercisePage, exercisesRepository } from './exercises.repository';
import { searchPatterns } from './searchPattern';

type ExerciseSearch = z.output<(typeof findExercises)['query']>;

export function exercisesService(db: DatabaseHandle) {
  const repository = exercisesRepository(db);
  return {
    /** One page; one row more than fits is read to know whether another page follows. */
    async find(trainerId: number, search: ExerciseSearch): Promise<ExercisePage> {
      const { page, size, exercisesFilter: sources } = search;
      const rows = await repository.find({
        trainerId,
        ownOnes: sources.length === 0 || sources.includes('trainer'),
        providersOnes: sources.length === 0 || sources.includes(PRODUCT_SLUG),
        patterns: searchPatterns(search.search),
        muscleGroupIds: search.muscleGrpIds,
        fitnessComponentIds: search.fitnessCompIds,
        sortField: search.sortField,
        sortOrder: search.sortOrder,
        offset: (page - 1) * size,
        limit: size + 1,
      });
      const shown = rows.slice(0, size);
      const ids = shown.map(({ id }) => id);
      return {
        exercises: shown,
        muscleGroups: ids.length > 0 ? await repository.listMuscleGroups(ids) : [],
        fitnessComponents: ids.length > 0 ? await repository.listFitnessComponents(ids) : [],
        nextPage: rows.length > size ? page + 1 : null,
      };
    },
  };
}
