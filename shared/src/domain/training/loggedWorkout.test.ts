import { loggedWorkoutProblem, MOST_SETS_OF_WORKOUT } from './loggedWorkout';
import { loggedWorkoutTexts as texts } from './training.texts';

const nothing = { reps: null, weight: null, dur_seconds: null, distance: null };
const set = (number: number, figures: object = { reps: 8 }) => ({ number, ...nothing, ...figures });
const logOf = (...sets: ReturnType<typeof set>[]) => ({ exercises: [{ key: 'e1', sets }] });
const manySets = (count: number) => Array.from({ length: count }, (_, index) => set(index + 1));

it.each([
  ['no set', logOf(), null],
  ['sets out of order', logOf(set(3), set(1)), null],
  [
    'one figure of each kind',
    logOf(set(1, { weight: 0 }), set(2, { dur_seconds: 0 }), set(3, { distance: 0.1 })),
    null,
  ],
  ['as many sets as allowed', logOf(...manySets(MOST_SETS_OF_WORKOUT)), null],
  ['a set more', logOf(...manySets(MOST_SETS_OF_WORKOUT + 1)), texts.tooManySets(MOST_SETS_OF_WORKOUT)],
  ['an empty set', logOf(set(1), set(2, {})), texts.emptySet],
  ['a number twice', logOf(set(1), set(1)), texts.setTwice],
  [
    'a key twice',
    {
      exercises: [
        { key: 'e1', sets: [] },
        { key: 'e1', sets: [] },
      ],
    },
    texts.exerciseTwice,
  ],
])('a log with %s', (_name, log, problem) => {
  expect(loggedWorkoutProblem(log)).toBe(problem);
});
