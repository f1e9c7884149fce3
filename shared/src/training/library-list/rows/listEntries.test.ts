import { listEntries } from './listEntries';

const keyOf = (word: string) => word;
const groupOf = (word: string) => word.slice(0, 1).toUpperCase();

it('puts the heading of each group before its first item', () => {
  const lines = listEntries(['ant', 'ape', 'bee'], { keyOf, groupOf });
  expect(lines.map((line) => (line.kind === 'heading' ? line.text : line.item))).toEqual([
    'A',
    'ant',
    'ape',
    'B',
    'bee',
  ]);
});

it('has no headings where there are no groups', () => {
  expect(listEntries(['ant', 'bee'], { keyOf }).map(({ kind }) => kind)).toEqual(['item', 'item']);
});
