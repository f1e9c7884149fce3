import {
  caloriesOfGrams,
  type MacroSplit,
} from '@formline/shared/domain/calculators/body-weight-plan/macronutrients';

const NONE: MacroSplit = { protein: 0, carbohydrates: 0, fat: 0 };
const MACROS = ['protein', 'carbohydrates', 'fat'] as const;
const PERCENT = 100;

/** Largest remainder method, so that the percentages add up to 100. */
export function macroShares(grams: MacroSplit): MacroSplit {
  const all = caloriesOfGrams(grams);
  if (all === 0) return NONE;
  const exact = MACROS.map((macro) => ({
    macro,
    share: (caloriesOfGrams({ ...NONE, [macro]: grams[macro] }) / all) * PERCENT,
  }));
  const missing = PERCENT - exact.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const restOf = (share: number) => share - Math.floor(share);
  const raised = exact.toSorted((a, b) => restOf(b.share) - restOf(a.share)).slice(0, missing);
  return exact.reduce<MacroSplit>(
    (shares, part) => ({ ...shares, [part.macro]: Math.floor(part.share) + (raised.includes(part) ? 1 : 0) }),
    NONE,
  );
}
