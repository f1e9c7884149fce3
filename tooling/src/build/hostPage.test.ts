import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageDir } from './workspace';

const textOf = (name: string, file: string) => readFileSync(path.join(packageDir(name), file), 'utf8');

it('has from its first frame the ground that the theme gives it, in both schemes', () => {
  const theme = textOf('shared', 'src/ui/theme/semanticColors.ts');
  const [, light, dark] = /bg: \{\s*DEFAULT: color\('(#\w{6})', '(#\w{6})'\)/.exec(theme) ?? [];
  expect(textOf('host', 'src/bootstrap/page.css')).toContain(
    `background: light-dark(${light?.toLowerCase()}, ${dark?.toLowerCase()});`,
  );
});
