import { caloriesOfGrams } from '@formline/shared/domain/calculators/body-weight-plan/macronutrients';
import type { Clock } from '../../../clock';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { type RecordRef, tellTrainers } from '../healthRecords/healthRecords.service';
import { nutritionRepository, type NutritionRow } from './nutrition.repository';

interface NewNutrition {
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
  readonly calories?: number | undefined;
  readonly calculatorResultId?: number;
}

export const latestNutritionOf = (db: DatabaseHandle, clientId: number): Promise<NutritionRow | null> =>
  nutritionRepository(db).findLatest(clientId);

export function nutritionService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  return {
    async assign({ clientId, actorId }: RecordRef, nutrition: NewNutrition): Promise<NutritionRow> {
      const assignedTime = clock.now();
      const saved = await nutritionRepository(db).insert({
        ...nutrition,
        clientId,
        recordedBy: actorId,
        calories: nutrition.calories ?? Math.round(caloriesOfGrams(nutrition)),
        assignedTime,
      });
      await tellTrainers(db, { clientId, type: 'nutrition_recorded', happenedAt: assignedTime });
      return saved;
    },
  };
}
