import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { themeCss } from '@formline/shared/ui/theme';

const workspace = path.resolve(__dirname, '../../..');
const sourceFolders = readdirSync(workspace)
  .filter((name) => name === 'host' || name === 'shared' || name.startsWith('mf-'))
  .map((name) => path.join(workspace, name, 'src'));
const filesOf = (ending: RegExp) =>
  sourceFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file))
      .map((file) => path.join(folder, file)),
  );
const modules = filesOf(/\.module\.css$/).map((file) => [path.relative(workspace, file), file] as const);
const sources = filesOf(/(?<!\.d)\.tsx?$/);

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const matchesOf = (text: string, pattern: RegExp) =>
  sorted([...text.matchAll(pattern)].map(([, name = '']) => name));

const rulesOf = (file: string) =>
  readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|url\("[^"]*"\)|:global\([^)]*\)/gs, '');
const classesOf = (file: string) =>
  matchesOf(rulesOf(file).replaceAll(/\{[^{}]*\}/g, '{}'), /\.([A-Za-z][\w-]*)/g);

const themeVariables = new Set(matchesOf(themeCss(), /(--fl-[\w\\.-]+):/g));

function classesUsed(file: string): string[] {
  const name = path.basename(file).replaceAll('.', '\\.');
  const importing = new RegExp(`import (?:\\* as (\\w+)|\\{([^}]+)\\}) from '([^']*/${name})'`, 'g');
  const used = sources.flatMap((source) => {
    const text = readFileSync(source, 'utf8');
    return [...text.matchAll(importing)]
      .filter(([, , , target = '']) => path.resolve(path.dirname(source), target) === file)
      .flatMap(([, namespace, names = '']) =>
        namespace === undefined
          ? names.split(',').map((one) => one.trim())
          : matchesOf(text, new RegExp(`\\b${namespace}\\.(\\w+)`, 'g')),
      );
  });
  return sorted(used);
}

it('finds the CSS modules', () => {
  expect(modules.length).toBeGreaterThan(5);
  expect(themeVariables.size).toBeGreaterThan(100);
});

describe.each(modules)('%s', (_name, file) => {
  it('takes every value of the theme by a name that the theme has', () => {
    const asked = matchesOf(readFileSync(file, 'utf8'), /var\((--fl-[\w\\.-]+)/g);
    expect(asked.filter((name) => !themeVariables.has(name))).toEqual([]);
  });

  it('holds no colour of its own', () => {
    expect(rulesOf(file)).not.toMatch(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|light-dark)a?\(/i);
  });

  it('stands in the layer of the kit, so that neither overrules the other by its place in the page', () => {
    expect(rulesOf(file).trim()).toMatch(/^@layer recipes \{.*\}$/s);
  });

  it('declares its classes, and components use each of them', () => {
    expect(existsSync(`${file}.d.ts`)).toBe(true);
    const declared = matchesOf(readFileSync(`${file}.d.ts`, 'utf8'), /const (\w+): string/g);
    expect(declared).toEqual(classesOf(file));
    expect(classesUsed(file)).toEqual(declared);
  });
});
