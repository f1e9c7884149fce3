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
import { change, queryOf, useChange, useQuery } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { shortDate } from '../../components/measures/shortDate';
import { offerUndo, undoTextsOf, withoutRecord } from '../../components/record-list/recordRemoval';
import { nutritionTexts as texts } from './nutrition.texts';

export const useNutritionHistory = (clientId: number) =>
  useQuery(queryOf(listNutrition, { params: { id: clientId } }));

export const assignedDay = ({ assignedTime }: Nutrition): string =>
  shortDate(localCalendarDate(new Date(assignedTime)));

interface NutritionSave {
  readonly clientId: number;
  readonly known: Nutrition | null;
  readonly grams: MacroSplit;
}

export function saveNutrition({ clientId, known, grams }: NutritionSave, idempotencyKey: string) {
  const options = { idempotencyKey };
  if (!known) return change(assignNutrition, { params: { id: clientId }, body: grams }, options);
  const params = { id: clientId, nutritionId: known.id };
  return change(updateNutrition, { params, body: { ...grams, version: known.version } }, options);
}

export function useNutritionRemoval(clientId: number) {
  const paramsOf = ({ id }: Nutrition) => ({ id: clientId, nutritionId: id });
  const offerRestore = (nutrition: Nutrition) => {
    const undoTexts = undoTextsOf(texts, assignedDay(nutrition));
    const params = paramsOf(nutrition);
    offerUndo(undoTexts, (idempotencyKey) => change(restoreNutrition, { params }, { idempotencyKey }));
  };
  return useChange(deleteNutrition, {
    input: (nutrition: Nutrition) => ({ params: paramsOf(nutrition) }),
    optimistic: { query: queryOf(listNutrition, { params: { id: clientId } }), apply: withoutRecord },
    onSuccess: (_, nutrition) => offerRestore(nutrition),
    onError: () => notify.error(texts.errors.remove),
  }).mutate;
}
