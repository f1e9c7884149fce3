import { readFileSync } from 'node:fs';
import { componentsOf, entryPointNames, kitEntryPoints, showcaseFiles } from './kit';

const shown = showcaseFiles().flatMap((file) => {
  const [, names = ''] = /\bof: \[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? [];
  return [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name);
});

it.each(entryPointNames)('every component of ui/%s has a showcase beside it', (entryPoint) => {
  const components = componentsOf(entryPoint);
  expect(components.length).toBeGreaterThan(0);
  expect(components.filter((name) => !shown.includes(name))).toEqual([]);
});

it('no showcase shows what no door exports', () => {
  const exported = [...Object.keys(kitEntryPoints()), 'Colors', 'Type', 'Shapes'];
  expect(shown.filter((name) => !exported.includes(name ?? ''))).toEqual([]);
});
