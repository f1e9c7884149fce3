import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deprecatedExports } from './deprecatedExports';

const folder = mkdtempSync(path.join(tmpdir(), 'formline-deprecated-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return path.join(folder, 'entry.ts');
}

it('finds what is deprecated where it is declared, and under the name by which it is passed on', () => {
  const entry = written({
    'entry.ts': `
      export { Old as OldButton, New } from './Button';
      export { Badge } from '@elsewhere/badge';
      /** Stays. */
      export const kept = 1;
      /**
       * Of the first version.
       * @deprecated Use
       *   \`kept\`.
       * @see kept
       */
      export function removed(): void {}`,
    'Button.tsx': `
      /** @deprecated Use \`New\`. */
      export const Old = () => null;
      export const New = () => null;`,
  });
  expect([...deprecatedExports(entry)]).toEqual([
    ['removed', 'Use `kept`.'],
    ['OldButton', 'Use `New`.'],
  ]);
});
