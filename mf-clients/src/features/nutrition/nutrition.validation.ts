import { MOST_CALORIES, MOST_GRAMS } from '@formline/shared/contracts/records/nutrition';
import { byMacro, MACROS } from '@formline/shared/domain/clients/macroShares';
import { numberOf } from '@formline/shared/domain/text/numberText';
import { object, type Schema, type StringSchema } from 'yup';
import { optionalNumberEntry } from '../../components/number-entry/numberEntry.validation';
import { enterNutritionTexts as texts } from './enterNutrition.texts';
import { caloriesOf, type EntryKind, gramsOf, type NutritionValues, shareSum } from './nutritionForm';
import { nutritionTexts } from './nutrition.texts';

const ALL_PERCENT = 100;

/** Checks the fields of the chosen kind of entry only: the others are not shown. */
export function nutritionValidation(kind: EntryKind): Schema {
  if (kind === 'grams') {
    return object(byMacro((macro) => required(nutritionTexts[macro], MOST_GRAMS)));
  }
  const share = (label: string) => integer(required(label, ALL_PERCENT));
  return object({
    calories: integer(required(texts.calories, MOST_CALORIES)),
    protein_share: share(nutritionTexts.protein),
    carbohydrates_share: share(nutritionTexts.carbohydrates),
    fat_share: share(nutritionTexts.fat),
  });
}

const required = (label: string, most: number): StringSchema =>
  optionalNumberEntry(label, { from: 0, to: most }).required(texts.errors.missing);

const integer = (entry: StringSchema): StringSchema =>
  entry.test('whole', texts.errors.whole, (text) => Number.isInteger(numberOf(text ?? '') ?? 0));

/** What is wrong with the fields together, as a sentence, or null. */
export function nutritionProblem(values: NutritionValues): string | null {
  if (values.kind === 'percent' && shareSum(values) !== ALL_PERCENT) return texts.errors.notHundred;
  if (caloriesOf(values) < 1) return texts.errors.nothing;
  const grams = gramsOf(values);
  return MACROS.some((macro) => grams[macro] > MOST_GRAMS) ? texts.errors.tooManyGrams : null;
}
