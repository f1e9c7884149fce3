import { unchangedFiles, withImportsFrom } from './declarations';

const declarations = (files: Record<string, string>) => new Map(Object.entries(files));

const core = declarations({
  'ui/core.d.ts': `export { Badge } from './badge/Badge';`,
  'ui/badge/Badge.d.ts': `import { type Tone } from '../tones'; export declare const Badge: Tone;`,
  'ui/tones.d.ts': `export type Tone = 'accent';`,
  'query/query.d.ts': `export declare const call: (of: import('../session').Session) => void;`,
  'session/index.d.ts': `export interface Session { id: number }`,
});

it('takes a file for changed when anything it imports has changed', () => {
  const changed = new Map(core).set('ui/tones.d.ts', `export type Tone = 'neutral';`);
  expect([...unchangedFiles(core, changed)]).toEqual(['query/query.d.ts', 'session/index.d.ts']);
});

it('sees imports inside of types, and files that one side lacks', () => {
  const changed = new Map(core);
  changed.delete('session/index.d.ts');
  expect([...unchangedFiles(core, changed)]).not.toContain('query/query.d.ts');
});

it('lets files that import each other stand for each other', () => {
  const circle = declarations({ 'a.d.ts': `import './b';`, 'b.d.ts': `import './a';` });
  expect(unchangedFiles(circle, circle).size).toBe(2);
});

it('lets imports lead to equal files of another folder, and leaves the others', () => {
  const text = withImportsFrom('candidate', {
    file: 'ui/badge/Badge.d.ts',
    declarations: new Map(core).set(
      'ui/badge/Badge.d.ts',
      `import '../tones'; import './Own'; import 'react';`,
    ),
    elsewhere: new Set(['ui/tones.d.ts']),
  });
  expect(text).toBe(`import '../../../candidate/ui/tones'; import './Own'; import 'react';`);
});
