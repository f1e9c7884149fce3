import {
  caloriesOfGrams,
  KCAL_PER_GRAM,
  type MacroSplit,
} from '../calculators/body-weight-plan/macronutrients';

const NONE: MacroSplit = { protein: 0, carbohydrates: 0, fat: 0 };
export const MACROS = ['protein', 'carbohydrates', 'fat'] as const;
export type Macro = (typeof MACROS)[number];
const PERCENT = 100;
/** Grams closer than this are equal: less than any field shows. */
const SAME_GRAMS = 0.001;

/** Whole percentages of the energy of grams by the largest remainder method, so that they add up to 100. */
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

/** An intake in kcal a day and the percentages of it. */
export interface SharedIntake {
  readonly calories: number;
  readonly shares: MacroSplit;
}

export const byMacro = <T>(of: (macro: Macro) => T): Record<Macro, T> => ({
  protein: of('protein'),
  carbohydrates: of('carbohydrates'),
  fat: of('fat'),
});

/** Whole calories and percentages of grams. Those that made exactly these grams stay, so that nothing drifts. */
export function intakeOfGrams(grams: MacroSplit, known: SharedIntake): SharedIntake {
  const made = exactGrams(known);
  if (MACROS.every((macro) => Math.abs(made[macro] - grams[macro]) < SAME_GRAMS)) return known;
  return { calories: Math.round(caloriesOfGrams(grams)), shares: macroShares(grams) };
}

/** Grams of an intake, not rounded. Grams that already give this intake stay. */
export function gramsOfIntake(intake: SharedIntake, known: MacroSplit): MacroSplit {
  const shares = macroShares(known);
  const isSame =
    Math.round(caloriesOfGrams(known)) === intake.calories &&
    MACROS.every((macro) => shares[macro] === intake.shares[macro]);
  return isSame ? known : exactGrams(intake);
}

const exactGrams = ({ calories, shares }: SharedIntake): MacroSplit =>
  byMacro((macro) => (calories * shares[macro]) / PERCENT / KCAL_PER_GRAM[macro]);
