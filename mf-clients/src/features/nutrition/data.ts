import {
  assignNutrition,
  deleteNutrition,
  listNutrition,
  type Nutrition,
  restoreNutrition,
  updateNutrition,
} from '@formline/shared/contracts/records/nutrition';
import type { MacroSplit } from '@formline/shared/domain/calculators/body-weight-plan/macronutrients';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { change, queryOf, useQuery } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { shortDate } from '../../components/measures/shortDate';
import { nutritionTexts as texts } from './nutrition.texts';

export const useNutritionHistory = (clientId: number) =>
  useQuery(queryOf(listNutrition, { params: { id: clientId } }));

export const assignedDay = ({ assignedTime }: Nutrition): string =>
  shortDate(localCalendarDate(new Date(assignedTime)));

export const changesOf = (clientId: number) => ({
  save: (known: Nutrition | null, grams: MacroSplit, idempotencyKey: string) => {
    const options = { idempotencyKey };
    if (!known) return change(assignNutrition, { params: { id: clientId }, body: grams }, options);
    const params = { id: clientId, nutritionId: known.id };
    return change(updateNutrition, { params, body: { ...grams, version: known.version } }, options);
  },
  remove: async (nutrition: Nutrition): Promise<void> => {
    const params = { id: clientId, nutritionId: nutrition.id };
    const day = assignedDay(nutrition);
    const restore = () =>
      change(restoreNutrition, { params }).then(
        () => notify.success(texts.restored(day)),
        () => notify.error(texts.errors.restore),
      );
    try {
      await change(deleteNutrition, { params });
      notify.undoable(texts.removed(day), () => void restore());
    } catch {
      notify.error(texts.errors.remove);
    }
  },
});
