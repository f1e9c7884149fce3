import { typeErrorReader } from './watchTypes';

it('hands over what was found once a check is complete, and begins anew', () => {
  const checked: (readonly { file: string; text: string }[])[] = [];
  const read = typeErrorReader((errors) => checked.push(errors));
  const first = "mf-groups/src/A.tsx(3,5): error TS2322: Type 'number' is not assignable to type 'string'.";
  for (const line of [
    '05:25:46 PM - Starting compilation in watch mode...',
    first,
    '  The expected type comes from property.',
    'shared/src/b.ts(1,1): error TS2304: Cannot find name.',
    '05:26:09 PM - Found 2 errors. Watching for file changes.',
    '05:27:09 PM - Found 0 errors. Watching for file changes.',
  ])
    read(line);
  expect(checked).toEqual([
    [
      { file: 'mf-groups/src/A.tsx', text: `${first}\n  The expected type comes from property.` },
      { file: 'shared/src/b.ts', text: 'shared/src/b.ts(1,1): error TS2304: Cannot find name.' },
    ],
    [],
  ]);
});
