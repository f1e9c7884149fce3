import { caloriesOfGrams } from '@formline/shared/domain/calculators/macronutrients';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { type RecordRef, tellTrainers } from '../healthRecords/healthRecords.service';
import { nutritionRepository, type NutritionRow } from './nutrition.repository';

interface NewNutrition {
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
  readonly calories?: number | undefined;
  /** The body weight plan it comes with. */
  readonly calculatorResultId?: number;
}

export function nutritionService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  return {
    async readLatest(clientId: number): Promise<NutritionRow | null> {
      return nutritionRepository(db).findLatest(clientId);
    },

    async assign({ clientId, actorId }: RecordRef, nutrition: NewNutrition): Promise<NutritionRow> {
      const assignedTime = clock.now();
      return db.transaction(async (tx) => {
        const saved = await nutritionRepository(tx).insert({
          ...nutrition,
          clientId,
          recordedBy: actorId,
          calories: nutrition.calories ?? Math.round(caloriesOfGrams(nutrition)),
          assignedTime,
        });
        await tellTrainers(tx, { clientId, type: 'nutrition_recorded', happenedAt: assignedTime });
        return saved;
      });
    },
  };
}
