import { foldText } from '../text/foldText';
import { rankOf, searchNames, searchWords } from './nameSearch';

const library = [
  'Barbell Bench Press',
  'Dumbbell Row',
  'Dumbbell Shoulder Press',
  "Farmer's Carry",
  'Goblet Squat',
  'Kettlebell Swing',
  'Press-Up',
  'Pull-Up',
  'Romanian Deadlift',
  'Single-Leg Bridge',
  'Squat',
  'Squat Jump',
  'Zoë Stretch',
];
const found = (typed: string) => searchNames(library, typed, foldText);

it.each([
  ['dumbell', ['Dumbbell Row', 'Dumbbell Shoulder Press']],
  ['sqaut', ['Squat', 'Squat Jump', 'Goblet Squat']],
  ['benchpress', ['Barbell Bench Press']],
  ['bechpress', ['Barbell Bench Press']],
  ['pullup', ['Pull-Up']],
  ['pull up', ['Pull-Up']],
  ['press-up', ['Press-Up']],
  ['farmers carry', ["Farmer's Carry"]],
  ['kettelbell swnig', ['Kettlebell Swing']],
  ['romainan deadlfit', ['Romanian Deadlift']],
  ['dumbell pres', ['Dumbbell Shoulder Press']],
  ['sqau', ['Squat', 'Squat Jump', 'Goblet Squat']],
  ['benhc pres', ['Barbell Bench Press']],
])('forgives %p, and ranks what it finds', (typed, names) => {
  expect(found(typed)).toEqual(names);
});

it.each([
  ['squat', ['Squat', 'Squat Jump', 'Goblet Squat']],
  ['press', ['Press-Up', 'Barbell Bench Press', 'Dumbbell Shoulder Press']],
  ['press bench', ['Barbell Bench Press']],
  ['ro', ['Romanian Deadlift', 'Dumbbell Row']],
  ['bell', ['Barbell Bench Press', 'Dumbbell Row', 'Dumbbell Shoulder Press', 'Kettlebell Swing']],
  ['  ZOE ', ['Zoë Stretch']],
])('ranks what %p finds', (typed, names) => {
  expect(found(typed)).toEqual(names);
});

it('finds nothing similar while something holds the words', () => {
  expect(found('swing')).toEqual(['Kettlebell Swing']);
});

it.each(['rwo', 'xylophone', 'squat xylophone', 'zzzz'])('does not find %p', (typed) => {
  expect(found(typed)).toEqual([]);
});

it.each(['', '   ', '-'])('finds everything while nothing is typed: %p', (typed) => {
  expect(found(typed)).toBe(library);
});

it('reads ten words at most', () => {
  expect(searchWords('Push-Up  zoë')).toEqual(['push', 'up', 'zoe']);
  expect(searchWords('a b c d e f g h i j k l')).toHaveLength(10);
});

it.each([
  ['squat', 0],
  ['squat jump', 1],
  ['back squat', 2],
  ['resquat', 3],
])('%p fits "squat" with rank %p', (text, rank) => {
  expect(rankOf(text, ['squat'])).toBe(rank);
});
