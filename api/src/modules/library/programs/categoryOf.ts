import type { DatabaseHandle } from '../../../database/database';
import { notFound } from '../../../plugins/HttpProblem';
import { programCategoriesRepository } from './programCategories.repository';
import { libraryTexts as texts } from '../library.texts';

export async function categoryOf(db: DatabaseHandle, numberOrLabel: number | string): Promise<number> {
  const found = await programCategoriesRepository(db).find(numberOrLabel);
  if (found === null) throw notFound(texts.programs.noSuchCategory);
  return found;
}
