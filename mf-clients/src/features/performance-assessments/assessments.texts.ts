export const assessmentsTexts = {
  title: 'Performance Assessments',
  loading: 'Loading performance assessments',
  empty: "No Performance Assessments recorded. Please go to the product's mobile app to record.",
  emptyCategory: 'Nothing recorded yet',
  proportion:
    'Each line is drawn in proportion to its own highest value. The figures are real; where a lower one is better, the line says so.',
  lowerIsBetter: 'lower is better',
  categories: { cardio: 'Cardio', endurance: 'Endurance', strength: 'Strength' },
  series: {
    three_minute_step: 'Step',
    one_minute_jumping_jacks: 'JJ',
    one_mile_run: 'Mile',
    five_hundred_meter_row: 'Row',
    one_minute_pushups: 'Pushups',
    one_minute_squats: 'Squats',
    squat: 'Squat',
    bench: 'Bench',
    seated_row: 'Row',
  },
  repetitions: (count: number) => `${count} reps`,
  beatsPerMinute: (count: number) => `${count} bpm`,
};
