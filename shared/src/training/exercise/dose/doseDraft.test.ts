import type { SuggestedDose } from '@formline/shared/contracts/library/exerciseDose';
import { buildDose } from '../../../testing/buildDose';
import { doseDraftProblems, fromDoseDraft, toDoseDraft } from './doseDraft';

const nothing = buildDose();

it.each<Partial<SuggestedDose>>([
  {},
  { sets: 3, reps: 12, weight: 42.5, tempo: 4, rest: 90, rest_tempo: 1 },
  { sets: 1, dur_seconds: 75, pace: 60, pace_units: 'rpm', rest_tempo: 2, exercise_sides: 'each_side' },
  { sets: 2, distance: 400, distance_units: 'meters', pace: 6.5 },
])('%j is the same after it stood in the form', (given) => {
  const dose = { ...nothing, ...given };
  expect(fromDoseDraft(toDoseDraft(dose))).toEqual(dose);
});

it('only what is chosen in the menus counts, and what was typed before comes back with it', () => {
  const draft = { ...toDoseDraft({ ...nothing, sets: 3, reps: 12, tempo: 2 }), volume: 'duration' } as const;
  expect(fromDoseDraft({ ...draft, intensity: 'n/a' })).toEqual({ ...nothing, sets: 3 });
  expect(fromDoseDraft({ ...draft, volume: 'reps' })).toMatchObject({ reps: 12, tempo: 2 });
});

it('an exercise that is placed needs a whole dose, one of the library none', () => {
  const empty = toDoseDraft(nothing);
  expect(doseDraftProblems(empty, 'whole')).toEqual({
    sets: 'Sets is a required field',
    reps: 'Reps is a required field',
  });
  expect(doseDraftProblems(empty, 'suggested')).toEqual({});
});

it('what is begun in the library is to be whole, by what is chosen in the menus', () => {
  const begun = { ...toDoseDraft(nothing), volume: 'distance', distance: 2 } as const;
  expect(doseDraftProblems(begun, 'suggested')).toEqual({
    sets: 'Sets is a required field',
    intensity: 'Intensity is required when Distance is selected',
  });
  expect(doseDraftProblems({ ...begun, sets: 100, intensity: 'tempo' }, 'suggested')).toEqual({
    sets: 'Sets must be a whole number from 1 to 99',
    tempo: 'Tempo is a required field',
  });
});
