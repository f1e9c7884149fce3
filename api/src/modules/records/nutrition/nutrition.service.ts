import { caloriesOfGrams } from '@formline/shared/domain/calculators/body-weight-plan/macronutrients';
import type { Clock } from '../../../clock';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { notFound, staleVersion } from '../../../plugins/HttpProblem';
import {
  MOST_RECORDS,
  type RecordRef,
  tellTrainers,
  undoableSince,
} from '../healthRecords/healthRecords.service';
import { recordsTexts as texts } from '../records.texts';
import { type NutritionRef, nutritionRepository, type NutritionRow } from './nutrition.repository';

interface Targets {
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
  readonly calories?: number | undefined;
}

interface NewNutrition extends Targets {
  readonly calculatorResultId?: number;
}

export const nutritionOf = (db: DatabaseHandle, clientId: number): Promise<NutritionRow[]> =>
  nutritionRepository(db).list(clientId, MOST_RECORDS);

export async function latestNutritionOf(db: DatabaseHandle, clientId: number): Promise<NutritionRow | null> {
  const [latest] = await nutritionRepository(db).list(clientId, 1);
  return latest ?? null;
}

/** Removes for good what can no longer be brought back, of all clients. */
export const removeDeletedNutrition = (db: DatabaseHandle, clock: Clock): Promise<void> =>
  nutritionRepository(db).deleteMarkedBefore(undoableSince(clock));

export function nutritionService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  const repository = nutritionRepository(db);
  return {
    async assign({ clientId, actorId }: RecordRef, nutrition: NewNutrition): Promise<NutritionRow> {
      const assignedTime = clock.now();
      const saved = await repository.insert({
        ...nutrition,
        clientId,
        recordedBy: actorId,
        calories: caloriesOf(nutrition),
        assignedTime,
      });
      await tellTrainers(db, { clientId, type: 'nutrition_recorded', happenedAt: assignedTime });
      return saved;
    },

    async update(
      ref: NutritionRef,
      { version, ...targets }: Targets & { readonly version?: number | undefined },
    ): Promise<NutritionRow> {
      const saved = await repository.update(ref, version, { ...targets, calories: caloriesOf(targets) });
      if (!saved) throw (await repository.exists(ref)) ? staleVersion() : notFound(texts.nutrition.noSuch);
      return saved;
    },

    async delete(ref: NutritionRef): Promise<void> {
      if (!(await repository.markDeleted(ref, clock.now()))) throw notFound(texts.nutrition.noSuch);
    },

    async restore(ref: NutritionRef): Promise<NutritionRow> {
      const restored = await repository.restore(ref, undoableSince(clock));
      if (!restored) throw notFound(texts.nutrition.noSuch);
      return restored;
    },
  };
}

const caloriesOf = ({ calories, ...grams }: Targets): number =>
  calories ?? Math.round(caloriesOfGrams(grams));
