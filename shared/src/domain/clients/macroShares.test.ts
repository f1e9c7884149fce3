import { caloriesOfGrams } from '../calculators/body-weight-plan/macronutrients';
import { gramsOfIntake, intakeOfGrams, macroShares } from './macroShares';

it('tells the parts of the intake by their energy, together a hundred', () => {
  expect(macroShares({ protein: 120, carbohydrates: 200, fat: 60 })).toEqual({
    protein: 26,
    carbohydrates: 44,
    fat: 30,
  });
});

it.each([
  { protein: 1, carbohydrates: 1, fat: 4 / 9 },
  { protein: 100, carbohydrates: 50, fat: 33 },
  { protein: 7, carbohydrates: 11, fat: 13 },
])('loses nothing by rounding: %p', (grams) => {
  const { protein, carbohydrates, fat } = macroShares(grams);
  expect(protein + carbohydrates + fat).toBe(100);
});

it('has no parts of nothing', () => {
  expect(macroShares({ protein: 0, carbohydrates: 0, fat: 0 })).toEqual({
    protein: 0,
    carbohydrates: 0,
    fat: 0,
  });
});

const none = { protein: 0, carbohydrates: 0, fat: 0 };
const nothing = { calories: 0, shares: none };

it('turns calories and percentages into the grams that have exactly this energy', () => {
  const intake = { calories: 2000, shares: { protein: 30, carbohydrates: 40, fat: 30 } };
  const grams = gramsOfIntake(intake, none);
  expect(grams).toEqual({ protein: 150, carbohydrates: 200, fat: 200 / 3 });
  expect(caloriesOfGrams(grams)).toBeCloseTo(2000, 9);
});

it('gives the calories of grams by 4, 4 and 9', () => {
  expect(intakeOfGrams({ protein: 120, carbohydrates: 200, fat: 60 }, nothing)).toEqual({
    calories: 1820,
    shares: { protein: 26, carbohydrates: 44, fat: 30 },
  });
});

it('changes nothing by turning to and fro, 10,000 times, also after it was stored', () => {
  const changed = Array.from({ length: 5000 }, (_, index) => index).filter((index) => {
    const grams = { protein: 1 + (index % 311), carbohydrates: (index * 7) % 613, fat: (index * 0.3) % 97 };
    const protein = index % 101;
    const fat = Math.min(100 - protein, index % 37);
    const typed = { calories: 800 + index, shares: { protein, carbohydrates: 100 - protein - fat, fat } };
    const made = gramsOfIntake(typed, none);
    return (
      gramsOfIntake(intakeOfGrams(grams, nothing), grams) !== grams ||
      intakeOfGrams(made, typed) !== typed ||
      JSON.stringify(intakeOfGrams(stored(made), nothing)) !== JSON.stringify(typed)
    );
  });
  expect(changed).toEqual([]);
});

/** Columns of PostgreSQL's type real. */
const stored = ({ protein, carbohydrates, fat }: typeof none) => ({
  protein: Math.fround(protein),
  carbohydrates: Math.fround(carbohydrates),
  fat: Math.fround(fat),
});

it('calculates again after a change', () => {
  const intake = { calories: 2000, shares: { protein: 30, carbohydrates: 40, fat: 30 } };
  const grams = gramsOfIntake(intake, none);
  expect(intakeOfGrams({ ...grams, protein: 160 }, intake).calories).toBe(2040);
  expect(gramsOfIntake({ ...intake, calories: 2200 }, grams).protein).toBe(165);
});
