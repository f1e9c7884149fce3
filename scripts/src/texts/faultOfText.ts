import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SpecifiedText } from '@formline/e2e/texts/SpecifiedText';
import { keysOfText, mentionsText, namesKey } from './mentionsText';

const PRODUCT = /^(?:host|shared|mf-[^/]+)$/;
const PRODUCT_TEXTS = /(?:\.texts|\/manifest)\.ts$/;
const TEST = /\.(?:test\.tsx?|spec\.ts)$/;
const IMPORTS = /from '(?<from>\.{1,2}\/[^']+|@formline\/shared\/[^']+)'/g;
const TEXT_SOURCES = /\.texts$|\/(?:pages|fixtures)\//;

/** A Playwright test as the formatter lays it out, up to its closing line. */
const JOURNEY = /^( *)test\([\s\S]*?\n\1\}?\);$/gm;
const VARIANT_HEAD = /^(?:(?!=>)[\s\S])*\{ tag: '@full' \}/;

const read = (file: string) => readFileSync(file, 'utf8');

const readTest = (file: string) =>
  read(file).replaceAll(JOURNEY, (journey) => (VARIANT_HEAD.test(journey) ? '' : journey));

export function productTexts(root: string): string[] {
  return readdirSync(root)
    .filter((name) => PRODUCT.test(name))
    .flatMap((name) =>
      readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(root, name, 'src', file),
      ),
    )
    .filter((file) => PRODUCT_TEXTS.test(file))
    .map(read);
}

export function faultOfText(
  { text, where }: SpecifiedText,
  product: readonly string[],
  root: string,
): string | null {
  if (!product.some((source) => mentionsText(source, text))) return 'is not in the product';
  const file = path.join(root, where);
  if (!TEST.test(where) || !existsSync(file)) return `names ${where}, which is no test`;
  return isSeenBy(file, text, root) ? null : `is not mentioned by ${where}`;
}

function isSeenBy(file: string, text: string, root: string): boolean {
  const test = readTest(file);
  if (mentionsText(test, text)) return true;
  return textSourcesOf(file, test, root).some((imported) => {
    const source = read(imported);
    return imported.endsWith('.texts.ts')
      ? keysOfText(source, text).some((key) => namesKey(test, key))
      : mentionsText(source, text);
  });
}

function textSourcesOf(file: string, test: string, root: string): string[] {
  return [...test.matchAll(IMPORTS)]
    .map(({ groups }) => groups?.['from'] ?? '')
    .map((from) =>
      from.startsWith('.')
        ? path.resolve(path.dirname(file), from)
        : path.join(root, from.replace('@formline/shared/', 'shared/src/')),
    )
    .filter((imported) => TEXT_SOURCES.test(imported))
    .map((imported) => `${imported}.ts`)
    .filter((imported) => existsSync(imported));
}
