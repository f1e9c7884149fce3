import {
  breachesOf,
  examplesOf,
  inventedNames,
  SHAPE_AIMS,
  SHAPE_BOUNDS,
  shapeOf,
  type SourceShape,
} from './sourceShape';

const lines = (count: number) => 'export const client = 1;\n'.repeat(count);
const definition = (kind: string, name: string) => `${kind} ${name} = 1;\n`;
const bounds: SourceShape = { shortFiles: 50, filesInOneFolder: 2, longFiles: 0, inventedWords: 0 };
const sound = {
  'a/one.ts': lines(20),
  'a/two.tsx': lines(250),
  'a/one.test.ts': lines(3),
  'b/three.ts': lines(19),
};

const breaches = (planted: Readonly<Record<string, string>>) =>
  breachesOf(shapeOf(new Map(Object.entries({ ...sound, ...planted }))), bounds);

it('finds nothing in sources within their bounds', () => {
  expect(breaches({})).toEqual([]);
});

it.each([
  [
    'short files',
    { 'b/four.ts': lines(1), 'c/five.ts': lines(19) },
    'percent of files under 20 lines: 60, at most 50',
  ],
  ['a full folder', { 'a/four.ts': lines(20) }, 'most files in one folder: 3, at most 2'],
  ['a long file', { 'b/four.ts': lines(251) }, 'files over 250 lines: 1, at most 0'],
  ['a long test', { 'b/four.test.ts': lines(251) }, 'files over 250 lines: 1, at most 0'],
  [
    'an invented word',
    { 'b/four.ts': lines(20) + definition('const', 'wish') },
    'invented words: 1, at most 0',
  ],
])('finds %s', (_what, planted, breach) => {
  expect(breaches(planted)).toEqual([breach]);
});

it('finds invented words in names of definitions, once a file, and leaves names of the field', () => {
  const invented = [
    ['const', 'clientPlace'],
    ['function', 'tellStranger'],
    ['interface', 'GroupSheet'],
    ['  readonly', 'letter?:'],
    ['let', 'clientPlace'],
  ];
  const fields = [
    ['const', 'placeholder'],
    ['const', 'letterSpacing'],
    ['const', 'replaced'],
    ['const', 'StyleSheetUrl'],
  ];
  const text = [...invented, ...fields].map(([kind = '', name = '']) => definition(kind, name)).join('');
  expect(inventedNames(text)).toEqual(['clientPlace', 'tellStranger', 'GroupSheet', 'letter']);
});

it('names long files and invented words where they are', () => {
  const texts = new Map([
    ['a/long.test.ts', lines(251)],
    ['b/words.ts', definition('let', 'sought')],
  ]);
  expect(examplesOf(texts)).toEqual(['a/long.test.ts: 251 lines', 'b/words.ts: sought']);
});

it('aims at no more than the bounds', () => {
  expect(breachesOf(SHAPE_AIMS, SHAPE_BOUNDS)).toEqual([]);
});
