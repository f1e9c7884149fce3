import { buildDose } from '../../testing/buildDose';
import { type TimedExercise, type TimedRoutine, workoutSeconds, workoutTotalText } from './workoutDuration';

const SLOW = 1;
const FAST = 3;
const EXPLOSIVE = 4;

type Dose = Partial<TimedExercise>;

const exercise = (dose: Dose): TimedExercise => ({
  ...buildDose(),
  sets: 1,
  allow_unilateral: false,
  ...dose,
});

const reps = (sets: number, count: number, rest: number, more: Dose = {}) =>
  exercise({ sets, reps: count, rest, ...more });
const hold = (sets: number, seconds: number, rest: number, more: Dose = {}) =>
  exercise({ sets, dur_seconds: seconds, rest, ...more });
const eachSide: Dose = { allow_unilateral: true, exercise_sides: 'each_side' };

const inTurn = (rounds: number, rest: number | null, exercises: readonly TimedExercise[]): TimedRoutine => ({
  reps: rounds,
  rest,
  compound_routine_exercises: exercises.map((placed) => ({ exercise: placed })),
});
const superset = (rounds: number, first: TimedExercise, second: TimedExercise) =>
  inTurn(rounds, null, [first, second]);
const circuit = (rounds: number, rest: number, ...exercises: TimedExercise[]) =>
  inTurn(rounds, rest, exercises);

const deadlift = reps(3, 8, 90);
const plank = hold(3, 30, 30);
const tenMinutesBike = hold(1, 600, 0);
const mileAtSix = exercise({ distance: 1, pace: 6 });
const rowing = exercise({
  distance: 500,
  distance_units: 'meters',
  pace: 100,
  pace_units: 'watts',
  rest: 60,
});
const sprint = hold(1, 20, 40);
const fiveMoves = [30, 30, 30, 30, 30].map((seconds) => hold(2, seconds, 15));

it.each<[string, readonly (TimedExercise | TimedRoutine)[], string]>([
  ['nothing yet', [], '0 min'],
  ['one set of ten push-ups', [reps(1, 10, 0)], '30 secs'],
  ['three sets of ten with a minute of rest', [reps(3, 10, 60)], '5+ mins'],
  ['five heavy sets of five with three minutes of rest', [reps(5, 5, 180)], '17+ mins'],
  ['three slow sets of twelve with a minute of rest', [reps(3, 12, 60, { tempo: SLOW })], '6+ mins'],
  [
    'four explosive sets of five with two minutes of rest',
    [reps(4, 5, 120, { tempo: EXPLOSIVE })],
    '9+ mins',
  ],
  ['three planks of half a minute', [plank], '3+ mins'],
  ['two side planks on each side', [hold(2, 30, 15, eachSide)], '3+ mins'],
  ['three sets of ten lunges on each side', [reps(3, 10, 60, eachSide)], '6+ mins'],
  ['a mile at six miles an hour', [mileAtSix], '10+ mins'],
  ['three exercises of three sets', [reps(3, 10, 60), deadlift, plank], '14+ mins'],
  // The pair as often as the superset says, one set of each.
  ['a superset once', [superset(1, deadlift, plank)], '3+ mins'],
  ['deadlift and plank three times', [superset(3, deadlift, plank)], '9+ mins'],
  ['deadlift and plank eight times', [superset(8, deadlift, plank)], '24+ mins'],
  [
    'deadlift and plank three times, one set each',
    [superset(3, { ...deadlift, sets: 1 }, { ...plank, sets: 1 })],
    '9+ mins',
  ],
  [
    'ten push-ups and ten rows, three times without rest',
    [superset(3, reps(1, 10, 0), reps(1, 10, 0))],
    '3+ mins',
  ],
  [
    'curls and pushdowns, four times, a minute of rest after the pair',
    [superset(4, reps(1, 12, 0), reps(1, 12, 60))],
    '9+ mins',
  ],
  [
    'a superset with lunges on each side, three times',
    [superset(3, reps(3, 10, 0, eachSide), reps(3, 10, 60))],
    '8+ mins',
  ],
  [
    'two jumps in a row, five times',
    [superset(5, reps(3, 5, 0, { tempo: EXPLOSIVE }), reps(3, 5, 90, { tempo: FAST }))],
    '9+ mins',
  ],
  ['a superset after two exercises', [reps(3, 10, 60), plank, superset(3, deadlift, plank)], '17+ mins'],
  [
    'the same with the superset done eight times',
    [reps(3, 10, 60), plank, superset(8, deadlift, plank)],
    '31+ mins',
  ],
  // Each exercise once a round, with the circuit's rest after each round.
  ['a circuit of five half minutes, once', [circuit(1, 60, ...fiveMoves)], '5+ mins'],
  ['the same three times', [circuit(3, 60, ...fiveMoves)], '15+ mins'],
  ['a sprint and a walk, eight rounds', [circuit(8, 60, sprint)], '16+ mins'],
  ['deadlift and plank as a circuit of three rounds', [circuit(3, 60, deadlift, plank)], '12+ mins'],
  ['five rounds of rowing and swings', [circuit(5, 90, rowing, reps(4, 15, 30))], '32+ mins'],
  [
    'a circuit with lunges on each side, four rounds',
    [circuit(4, 60, reps(3, 10, 15, eachSide), hold(1, 45, 15))],
    '13+ mins',
  ],
  ['a circuit without exercises', [circuit(3, 60)], '0 min'],
  [
    'a bike, a superset and a circuit',
    [tenMinutesBike, superset(3, deadlift, plank), circuit(3, 60, ...fiveMoves)],
    '33+ mins',
  ],
  [
    'an hour in the gym',
    [
      tenMinutesBike,
      reps(5, 5, 180),
      superset(4, deadlift, plank),
      circuit(3, 60, ...fiveMoves),
      hold(2, 60, 10),
    ],
    '55+ mins',
  ],
])('%s', (_name, contents, total) => {
  expect(workoutTotalText(workoutSeconds(contents), 'up')).toBe(total);
});

it.each([
  ['a superset', superset(8, deadlift, plank)],
  ['a circuit', circuit(4, 60, deadlift, plank)],
])('the sets of its exercises do not multiply %s', (_name, routine) => {
  const once = routine.compound_routine_exercises.map(({ exercise: placed }) => ({
    exercise: { ...placed, sets: 1 },
  }));
  expect(workoutSeconds([routine])).toBe(workoutSeconds([{ ...routine, compound_routine_exercises: once }]));
});
