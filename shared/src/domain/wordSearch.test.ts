import { foldText } from './foldText';
import { wordSearch } from './wordSearch';

it.each([
  ['hart zoe', true],
  ['  ZOË ', true],
  ['', true],
  ['   ', true],
  ['zoe stone', false],
])('%p is held by a name: %p', (typed, isHeld) => {
  expect(wordSearch(typed)(foldText('Zoë Hart'))).toBe(isHeld);
});
