const ANYTHING = '.{0,120}?';
const PARAMETERS = /\([^()]*\)\s*=>/g;
const NAMES = /([\w$]+)\s*[:=]/g;

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

export function mentionsText(source: string, text: string): boolean {
  return patternOf(text).test(readableSource(source));
}

export function keysOfText(source: string, text: string): string[] {
  const readable = readableSource(source).replaceAll(PARAMETERS, '');
  return [...readable.matchAll(patternOf(text))].flatMap(({ index }) => {
    const names = [...readable.slice(0, index).matchAll(NAMES)];
    return names.at(-1)?.[1] ?? [];
  });
}

export const namesKey = (source: string, key: string): boolean =>
  new RegExp(`(?<![\\w$])${key.replaceAll('$', '\\$')}(?![\\w$])`).test(source);
