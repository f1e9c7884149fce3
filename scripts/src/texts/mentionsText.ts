/** What may stand where the documents have a `{placeholder}`, within one line. */
const ANYTHING = '.{0,120}?';
/** The parameters of a text that is a function: `(name: string) =>`. */
const PARAMETERS = /\([^()]*\)\s*=>/g;
const NAMES = /([\w$]+)\s*[:=]/g;

/** Source as people read its words: parts of a text joined, quotes without their escapes. */
export function readableSource(source: string): string {
  return source
    .replaceAll(/['"`]\s*\+\s*['"`]/g, '')
    .replaceAll(/\\u([\da-f]{4})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\(['"`])/g, '$1');
}

function patternOf(text: string): RegExp {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(parts.join(ANYTHING), 'g');
}

/** Whether a text of the documents stands literally in a source. */
export function mentionsText(source: string, text: string): boolean {
  return patternOf(text).test(readableSource(source));
}

/** The keys under which a `*.texts.ts` holds a text. */
export function keysOfText(source: string, text: string): string[] {
  const readable = readableSource(source).replaceAll(PARAMETERS, '');
  return [...readable.matchAll(patternOf(text))].flatMap(({ index }) => {
    const names = [...readable.slice(0, index).matchAll(NAMES)];
    return names.at(-1)?.[1] ?? [];
  });
}

/** Whether a source names a key as a word of its own. */
export const namesKey = (source: string, key: string): boolean =>
  new RegExp(`(?<![\\w$])${key.replaceAll('$', '\\$')}(?![\\w$])`).test(source);
