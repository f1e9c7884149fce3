/** Atwater's general factors. */
export const KCAL_PER_GRAM = { protein: 4, carbohydrates: 4, fat: 9 } as const;

/** kcal a day; less needs a doctor's supervision. */
export const LOWEST_ADVISED_INTAKE = 1000;

/** In percent; together 100. */
export interface MacroSplit {
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
}

/** Half is carbohydrate, as the body weight model assumes; the rest lies within the ranges advised for adults. */
export const DEFAULT_MACRO_SPLIT: MacroSplit = { protein: 20, carbohydrates: 50, fat: 30 };

/** Whole grams a day for an intake in kcal a day. */
export function macroGrams(calories: number, split: MacroSplit = DEFAULT_MACRO_SPLIT): MacroSplit {
  const grams = (macro: keyof MacroSplit) =>
    Math.round((calories * split[macro]) / 100 / KCAL_PER_GRAM[macro]);
  return { protein: grams('protein'), carbohydrates: grams('carbohydrates'), fat: grams('fat') };
}

/** Kilocalories of grams of each. */
export const caloriesOfGrams = ({ protein, carbohydrates, fat }: MacroSplit): number =>
  protein * KCAL_PER_GRAM.protein + carbohydrates * KCAL_PER_GRAM.carbohydrates + fat * KCAL_PER_GRAM.fat;
