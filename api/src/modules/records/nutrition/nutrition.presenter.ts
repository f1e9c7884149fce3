import type { Nutrition } from '@formline/shared/contracts/records/nutrition';
import type { NutritionRow } from './nutrition.repository';

export function presentNutrition(row: NutritionRow): Nutrition {
  return {
    id: row.id,
    protein: row.protein,
    carbohydrates: row.carbohydrates,
    fat: row.fat,
    calories: row.calories,
    assignedTime: row.assignedTime.toISOString(),
    version: row.version,
  };
}
