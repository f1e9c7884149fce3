import { macroShares } from './macroShares';

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
