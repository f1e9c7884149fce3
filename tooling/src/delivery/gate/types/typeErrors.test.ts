import { readTypeErrors } from './typeErrors';

const output = `questions.ts(5,62): error TS2322: Type 'A' is not assignable to type 'B'.
  Types of property 'tone' are incompatible.
    Type '"accent"' is not assignable to type 'import("/tmp/x/host/ui/tones").Tone'.
host/ui/core.d.ts(1,1): error TS2307: Cannot find module './gone'.
  It was looked for.
questions.ts(7,10): error TS2339: Property 'Box' does not exist on type 'typeof core'.
Found 2 errors.
`;

it('reads the innermost reason of each error, without the folders of types', () => {
  expect(readTypeErrors(output, 'questions.ts')).toEqual([
    { line: 5, reason: `Type '"accent"' is not assignable to type 'Tone'` },
    { line: 7, reason: `Property 'Box' does not exist on type 'typeof core'` },
  ]);
});

it('reads nothing out of silence', () => {
  expect(readTypeErrors('', 'questions.ts')).toEqual([]);
});
