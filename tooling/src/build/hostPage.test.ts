import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostPage } from './hostPage';
import { packageDir } from './workspace';

const textOf = (name: string, file: string) => readFileSync(path.join(packageDir(name), file), 'utf8');

it('has from its first frame the ground that the theme gives it, in both schemes', () => {
  const theme = textOf('shared', 'src/ui/theme/semanticColors.ts');
  const [, light, dark] = /bg: \{\s*DEFAULT: color\('(#\w{6})', '(#\w{6})'\)/.exec(theme) ?? [];
  expect(textOf('host', 'src/bootstrap/page.css')).toContain(
    `background: light-dark(${light?.toLowerCase()}, ${dark?.toLowerCase()});`,
  );
});

it('has the font of its first paint loaded ahead, and no other', () => {
  const fonts = ['inter-latin-wght-normal.1a.woff2', 'inter-latin-ext-wght-normal.2b.woff2'];
  const integrity = Object.fromEntries(fonts.map((file) => [file, `sha384-${file}`]));
  expect(hostPage({ build: 'h1', files: {}, integrity }).match(/<link[^>]*woff2[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" href="/host/h1/inter-latin-wght-normal.1a.woff2" integrity="sha384-inter-latin-wght-normal.1a.woff2" crossorigin>',
  ]);
});
