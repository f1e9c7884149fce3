export const nutritionTexts = {
  title: 'Nutrition',
  loading: 'Loading nutrition',
  empty: 'No nutrition data recorded. Click on this card to record.',
  calories: (kcal: number) => kcal.toLocaleString('en-US'),
  perDay: 'kcal a day',
  protein: 'Protein',
  carbohydrates: 'Carbohydrates',
  fat: 'Fat',
  grams: (grams: number) => `${Math.round(grams)} g`,
  record: 'Enter',
  newTitle: 'Enter nutrition',
  share: (percent: number) => `${percent}%`,
};
