import type { Nutrition } from '@formline/shared/contracts/records/nutrition';
import {
  caloriesOfGrams,
  type MacroSplit,
} from '@formline/shared/domain/calculators/body-weight-plan/macronutrients';
import { roundTo } from '@formline/shared/domain/calculators/measureUnits';
import {
  byMacro,
  gramsOfIntake,
  intakeOfGrams,
  type Macro,
  MACROS,
  type SharedIntake,
} from '@formline/shared/domain/clients/macroShares';
import { numberOf } from '@formline/shared/domain/text/numberText';

export type EntryKind = 'grams' | 'percent';
export type ShareName = `${Macro}_share`;

/** The texts of both kinds of entry; those of the chosen kind count. */
export interface NutritionValues extends Record<Macro, string>, Record<ShareName, string> {
  readonly kind: EntryKind;
  readonly calories: string;
  /** Not rounded, behind the texts of grams. */
  readonly exactGrams: MacroSplit;
}

const GRAM_DECIMALS = 1;
const NONE: MacroSplit = { protein: 0, carbohydrates: 0, fat: 0 };

export const gramText = (grams: number): string => String(roundTo(grams, GRAM_DECIMALS));
export const shareName = (macro: Macro): ShareName => `${macro}_share`;

const EMPTY: NutritionValues = {
  kind: 'grams',
  calories: '',
  exactGrams: NONE,
  ...byMacro(() => ''),
  protein_share: '',
  carbohydrates_share: '',
  fat_share: '',
};

const gramTexts = (grams: MacroSplit) => ({
  ...byMacro((macro) => gramText(grams[macro])),
  exactGrams: grams,
});

const intakeTexts = ({ calories, shares }: SharedIntake) => ({
  calories: String(calories),
  protein_share: String(shares.protein),
  carbohydrates_share: String(shares.carbohydrates),
  fat_share: String(shares.fat),
});

export function startValues(latest: Nutrition | null): NutritionValues {
  if (!latest) return EMPTY;
  const { protein, carbohydrates, fat } = latest;
  return { ...EMPTY, ...gramTexts({ protein, carbohydrates, fat }) };
}

/** An unchanged text stands for the grams that are not rounded. Empty is none. */
const typedGrams = (values: NutritionValues): MacroSplit =>
  byMacro((macro) => {
    const exact = values.exactGrams[macro];
    return values[macro] === gramText(exact) ? exact : (numberOf(values[macro]) ?? 0);
  });

export const typedIntake = (values: NutritionValues): SharedIntake => ({
  calories: numberOf(values.calories) ?? 0,
  shares: byMacro((macro) => numberOf(values[shareName(macro)]) ?? 0),
});

export const gramsOf = (values: NutritionValues): MacroSplit =>
  values.kind === 'grams' ? typedGrams(values) : gramsOfIntake(typedIntake(values), typedGrams(values));

export const intakeOf = (values: NutritionValues): SharedIntake =>
  values.kind === 'percent' ? typedIntake(values) : intakeOfGrams(typedGrams(values), typedIntake(values));

export const caloriesOf = (values: NutritionValues): number => Math.round(caloriesOfGrams(gramsOf(values)));

export const shareSum = (values: NutritionValues): number => {
  const { shares } = typedIntake(values);
  return MACROS.reduce((sum, macro) => sum + shares[macro], 0);
};

const hasTexts = (values: NutritionValues): boolean =>
  values.kind === 'grams'
    ? MACROS.some((macro) => values[macro] !== '')
    : values.calories !== '' && MACROS.some((macro) => values[shareName(macro)] !== '');

/** The same intake, entered the other way. What is empty stays empty. */
export function withKind(values: NutritionValues, kind: EntryKind): NutritionValues {
  if (kind === values.kind || !hasTexts(values)) return { ...values, kind };
  return kind === 'percent'
    ? { ...values, kind, ...intakeTexts(intakeOf(values)) }
    : { ...values, kind, ...gramTexts(gramsOf(values)) };
}

export const withIntake = (values: NutritionValues, intake: SharedIntake): NutritionValues => ({
  ...values,
  kind: 'percent',
  ...intakeTexts(intake),
});

/** Another way to enter the same intake is no change. */
export function hasChanged(values: NutritionValues, start: NutritionValues): boolean {
  const same = withKind(start, values.kind);
  if (values.kind === 'grams') return MACROS.some((macro) => values[macro] !== same[macro]);
  const shares = MACROS.map(shareName);
  return values.calories !== same.calories || shares.some((name) => values[name] !== same[name]);
}
