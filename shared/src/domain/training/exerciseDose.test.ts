import {
  choiceOf,
  type DoseChoice,
  type DoseFigures,
  doseLimitProblems,
  doseProblems,
  fromRestTempoCode,
  suggestedDoseProblems,
  toRestTempoCode,
} from './exerciseDose';

const complete = { sets: 3, reps: 10 };
const ofDistance = (figures: DoseFigures) => ({ sets: 1, distance: 2, ...figures });

it.each<[string, DoseFigures]>([
  ['repetitions', complete],
  ['a time', { sets: 99, dur_seconds: 5999, rest: 0 }],
  ['a distance at a pace', ofDistance({ pace: 6.5 })],
  ['a distance at a tempo', ofDistance({ tempo: 4 })],
  ['a weight of nothing', { ...complete, weight: 0 }],
])('a dose of %s can be saved', (_name, dose) => {
  expect(doseProblems(dose)).toEqual({});
});

it.each<[DoseFigures, object]>([
  [{ reps: 10 }, { sets: 'Sets is a required field' }],
  [{ sets: 3, reps: null }, { reps: 'Reps is a required field' }],
  [{ sets: 0, reps: 10 }, { sets: 'Sets must be a whole number from 1 to 99' }],
  [{ sets: 100, reps: 10 }, { sets: 'Sets must be a whole number from 1 to 99' }],
  [{ sets: 3, reps: 1.5 }, { reps: 'Reps must be a whole number from 1 to 99999' }],
  [{ sets: 3, reps: 100_000 }, { reps: 'Reps must be a whole number from 1 to 99999' }],
  [{ sets: 3, dur_seconds: 6000 }, { dur_seconds: 'Must be in the format - MM:SS' }],
  [{ ...complete, rest: 6000 }, { rest: 'Must be in the format - MM:SS' }],
  [{ ...complete, weight: 9999.5 }, { weight: 'Weight must be from 0 to 9999' }],
  [{ ...complete, weight: Number.NaN }, { weight: 'Weight must be from 0 to 9999' }],
  [ofDistance({ distance: 0.5, pace: 6 }), { distance: 'Distance must be from 1 to 99999' }],
  [ofDistance({ pace: 100_000 }), { pace: 'Pace must be from 1 to 99999' }],
  [ofDistance({}), { intensity: 'Intensity is required when Distance is selected' }],
])('%j is told what is wrong', (dose, problems) => {
  expect(doseProblems(dose)).toEqual(problems);
});

it.each<[DoseChoice, object]>([
  [{ volume: 'duration', intensity: 'n/a' }, { dur_seconds: 'Duration is a required field' }],
  [
    { volume: 'distance', intensity: 'tempo' },
    { distance: 'Distance is a required field', tempo: 'Tempo is a required field' },
  ],
  [{ volume: 'reps', intensity: 'pace' }, { pace: 'Pace is a required field' }],
])('what is chosen in the form must be filled in: %j', (chosen, problems) => {
  expect(doseProblems(complete, chosen)).toEqual(problems);
});

it('a suggestion may leave out everything but not go out of bounds', () => {
  expect(doseLimitProblems({})).toEqual({});
  expect(doseLimitProblems({ tempo: 5 })).toEqual({ tempo: 'Tempo must be a whole number from 1 to 4' });
});

it('a suggestion says nothing at all, or a whole dose', () => {
  expect(suggestedDoseProblems({ rest: 0 }, { volume: 'distance', intensity: 'pace' })).toEqual({});
  expect(suggestedDoseProblems({ weight: 20 })).toEqual({
    sets: 'Sets is a required field',
    reps: 'Reps is a required field',
  });
  expect(suggestedDoseProblems(complete)).toEqual({});
});

it('the menus show what is filled in', () => {
  expect(choiceOf({})).toEqual({ volume: 'reps', intensity: 'n/a' });
  expect(choiceOf(ofDistance({ pace: 6, tempo: 2 }))).toEqual({ volume: 'distance', intensity: 'pace' });
  expect(choiceOf({ dur_seconds: 30, tempo: 2 })).toEqual({ volume: 'duration', intensity: 'tempo' });
});

it('a rest tempo goes over the wire as a number and comes back', () => {
  expect((['n/a', 'rest', 'slow'] as const).map(toRestTempoCode)).toEqual([0, 1, 2]);
  expect([0, 1, 2, 7, null].map(fromRestTempoCode)).toEqual(['n/a', 'rest', 'slow', 'n/a', 'n/a']);
});
