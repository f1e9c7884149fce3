import { counted } from '@formline/shared/domain/text/counted';
import { countText } from '@formline/shared/domain/text/countText';

export const assessmentsTexts = {
  title: 'Performance Assessments',
  loading: 'Loading performance assessments',
  empty: 'No Performance Assessments recorded. Please go to the Formline mobile app to record.',
  record: 'Record',
  newTitle: 'Record performance assessments',
  thing: 'result',
  all: (count: number) => (count === 1 ? 'One result' : `All ${countText(count)} results`),
  allTitle: 'All performance assessments',
  emptyCategory: 'Nothing recorded yet',
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
  repetitions: (count: number) => counted(count, 'rep', 'reps'),
  beatsPerMinute: (count: number) => `${count} bpm`,
};
