import { caloriesOfGrams, DEFAULT_MACRO_SPLIT, macroGrams } from './macronutrients';

it('splits an intake into grams', () => {
  expect(macroGrams(2000)).toEqual({ protein: 100, carbohydrates: 250, fat: 67 });
  expect(macroGrams(1800, { protein: 30, carbohydrates: 40, fat: 30 })).toEqual({
    protein: 135,
    carbohydrates: 180,
    fat: 60,
  });
});

it('leaves nothing of an intake out', () => {
  const { protein, carbohydrates, fat } = DEFAULT_MACRO_SPLIT;
  expect(protein + carbohydrates + fat).toBe(100);
  for (let calories = 1000; calories <= 4000; calories += 37) {
    expect(Math.abs(caloriesOfGrams(macroGrams(calories)) - calories)).toBeLessThan(9);
  }
});
