import { buildDose } from '../../../testing/buildDose';
import { doseFacts } from './doseFacts';

const shown = (dose: Parameters<typeof doseFacts>[0]) =>
  Object.fromEntries(doseFacts(dose).map(({ name, value }) => [name, value]));

it('an exercise that suggests nothing has N/A for sets, reps and tempo, and no rest', () => {
  expect(shown({ ...buildDose(), allow_unilateral: false })).toEqual({
    Sets: 'N/A',
    Reps: 'N/A',
    Tempo: 'N/A',
    Rest: '0s',
  });
});

it('what is not numeric or not known is N/A too', () => {
  const dose = { sets: Number.NaN, reps: Number.NaN, tempo: 9, allow_unilateral: false };
  expect(shown(dose)).toEqual({ Sets: 'N/A', Reps: 'N/A', Tempo: 'N/A', Rest: 'N/A' });
});

it('says all there is, each with its unit', () => {
  const dose = buildDose({ sets: 3, reps: 12, weight: 42.5, tempo: 1, rest: 90, rest_tempo: 2 });
  const more = { ...dose, dur_seconds: 75, distance: 2, pace: 6.5, exercise_sides: 'each_side' } as const;
  expect(shown({ ...more, allow_unilateral: true })).toEqual({
    Sets: '3',
    Reps: '12',
    Duration: '01:15',
    Distance: '2 miles',
    Weight: '42.5 lb',
    Tempo: 'Slow',
    Pace: '6.5 mph',
    Rest: '90s',
    'Rest Tempo': 'Slow',
    'Exercise Sides': 'Each Side',
  });
});
