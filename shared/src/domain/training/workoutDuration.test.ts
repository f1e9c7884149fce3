import { buildDose } from '../../testing/buildDose';
import {
  distanceSeconds,
  durationText,
  exerciseSeconds,
  METERS_PER_MILE,
  routineSeconds,
  secondsPerRep,
  type TimedExercise,
  workoutSeconds,
  workoutTotalText,
  YARDS_PER_MILE,
} from './workoutDuration';

const exercise = (dose: Partial<TimedExercise> = {}): TimedExercise => ({
  ...buildDose(),
  sets: 1,
  allow_unilateral: false,
  ...dose,
});

describe('one repetition', () => {
  it.each([
    [1, 5],
    [2, 3],
    [3, 2],
    [4, 1],
    [null, 3],
    [9, 3],
  ])('at tempo %p takes %p seconds', (tempo, seconds) => {
    expect(secondsPerRep(tempo)).toBe(seconds);
  });
});

describe('an exercise', () => {
  it.each([
    [
      'repetitions at their tempo, with a rest after each set',
      { sets: 3, reps: 10, tempo: 1, rest: 60 },
      330,
    ],
    ['a duration', { sets: 2, dur_seconds: 45, rest: 15 }, 120],
    [
      'each side in turn',
      { sets: 2, reps: 10, rest: 30, exercise_sides: 'each_side', allow_unilateral: true },
      180,
    ],
    ['each side of what has no sides', { sets: 1, reps: 10, exercise_sides: 'each_side' }, 30],
    ['one side only', { reps: 10, exercise_sides: 'left_only', allow_unilateral: true }, 30],
    ['no sets and no repetitions', { sets: 0, reps: 0, tempo: 4, rest: 9 }, 10],
    ['nothing said at all', {}, 3],
    ['a mile at six miles an hour', { distance: 1, pace: 6 }, 600],
    ['yards', { distance: 1760, distance_units: 'yards', pace: 6 }, 600],
    [
      'turns per minute',
      { sets: 3, distance: 500, distance_units: 'meters', pace: 80, pace_units: 'rpm', rest: 20 },
      60,
    ],
    ['a distance without a pace', { distance: 2, tempo: 3 }, 2],
  ] as const)('of %s is timed', (_case, dose, seconds) => {
    expect(exerciseSeconds(exercise(dose))).toBeCloseTo(seconds, 6);
  });
});

describe('a distance', () => {
  it.each([
    [2000, 203, 480],
    [500, 202.5, 120],
    [500, 100, 151.8],
  ])('of %p m on the rower at %p W takes the published %p s', (distance, pace, seconds) => {
    const rowed = distanceSeconds({ distance, distance_units: 'meters', pace, pace_units: 'watts' });
    expect(rowed).toBeCloseTo(seconds, 0);
  });

  it('knows the mile', () => {
    expect([METERS_PER_MILE, YARDS_PER_MILE]).toEqual([1609.344, 1760]);
    const inMeters = { distance: 1609.344, distance_units: 'meters', pace: 1, pace_units: 'mph' } as const;
    expect(distanceSeconds(inMeters)).toBeCloseTo(3600, 6);
  });

  it('that is none takes no time', () => {
    const none = { distance: 0, distance_units: 'miles', pace: 0, pace_units: 'watts' } as const;
    expect(distanceSeconds(none)).toBe(0);
  });
});

describe('a superset or circuit', () => {
  const circuit = (reps: number, rest: number | null) => ({
    reps,
    rest,
    compound_routine_exercises: [
      { exercise: exercise({ reps: 10, tempo: 2 }) },
      { exercise: exercise({ dur_seconds: 20 }) },
    ],
  });

  it.each([
    [3, 30, 240],
    [2, null, 100],
    [0, 10, 60],
  ])('of %p rounds with %p s of rest takes %p s', (reps, rest, seconds) => {
    expect(routineSeconds(circuit(reps, rest))).toBe(seconds);
  });

  it('without exercises takes no time', () => {
    expect(routineSeconds({ reps: 3, rest: 30, compound_routine_exercises: [] })).toBe(0);
  });

  it('counts in a workout beside single exercises, in whole seconds', () => {
    const row = exercise({ distance: 500, distance_units: 'meters', pace: 100, pace_units: 'watts' });
    expect(workoutSeconds([circuit(3, 30), exercise({ reps: 10 }), row])).toBe(240 + 30 + 152);
    expect(workoutSeconds([])).toBe(0);
  });
});

describe('in words', () => {
  it.each([
    [0, '0 min'],
    [1, '1 secs'],
    [29, '29 secs'],
    [30, '1 min'],
    [89, '1 min'],
    [90, '2 mins'],
    [2700, '45 mins'],
  ])('%p seconds are %p', (seconds, words) => {
    expect(durationText(seconds)).toBe(words);
  });

  it.each([
    [0, '0 min', '0 min'],
    [59, '59 secs', '59 secs'],
    [60, '1+ mins', '1+ mins'],
    [61, '2+ mins', '1+ mins'],
    [2759, '46+ mins', '45+ mins'],
  ])('a workout of %p seconds is %p, on a calendar %p', (seconds, up, down) => {
    expect([workoutTotalText(seconds, 'up'), workoutTotalText(seconds, 'down')]).toEqual([up, down]);
  });
});
