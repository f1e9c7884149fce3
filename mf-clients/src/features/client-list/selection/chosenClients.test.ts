import { afterToggle } from './chosenClients';

const order = [4, 7, 2, 9, 5];
const after = (chosen: number[], id: number, isRange: boolean, last: number | null) =>
  [...afterToggle(new Set(chosen), { id, isRange, order }, last)].toSorted((one, other) => one - other);

it.each([
  ['one more', [4], 7, false, 4, [4, 7]],
  ['one less', [4, 7], 7, false, 4, [4]],
  ['a range downwards', [7], 9, true, 7, [2, 7, 9]],
  ['a range upwards', [9], 4, true, 9, [2, 4, 7, 9]],
  ['a range beside others', [4, 9], 5, true, 9, [4, 5, 9]],
  ['a range without a start', [], 2, true, null, [2]],
  ['a range from somebody who is not shown', [8], 2, true, 8, [2, 8]],
])('%s', (_what, chosen, id, isRange, last, expected) => {
  expect(after(chosen, id, isRange, last)).toEqual(expected);
});
