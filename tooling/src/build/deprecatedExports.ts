import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A comment that says so, and the name of what stands under it. */
const DEPRECATED =
  /\/\*\*((?:(?!\*\/)[\s\S])*?@deprecated(?:(?!\*\/)[\s\S])*)\*\/\s*export (?:async )?(?:const|function|class|type|interface|enum) (\w+)/g;
const RE_EXPORT = /export \{([^}]*)\} from '(\.[^']*)'/g;

const adviceOf = (comment: string) =>
  comment
    .slice(comment.indexOf('@deprecated') + '@deprecated'.length)
    .replace(/\s*\n\s*\*\s*/g, ' ')
    .replace(/ @\w[\s\S]*/, '')
    .trim();

const besides = (file: string, specifier: string) =>
  ['.ts', '.tsx']
    .map((extension) => path.resolve(path.dirname(file), specifier) + extension)
    .find((candidate) => existsSync(candidate));

/** By the name under which a module exports it, what its author says to use instead. */
export function deprecatedExports(file: string): ReadonlyMap<string, string> {
  const source = readFileSync(file, 'utf8');
  const found = new Map<string, string>();
  for (const [, comment = '', name = ''] of source.matchAll(DEPRECATED)) found.set(name, adviceOf(comment));
  for (const [, names = '', specifier = ''] of source.matchAll(RE_EXPORT)) {
    const inner = besides(file, specifier);
    if (inner === undefined) continue;
    const known = deprecatedExports(inner);
    if (known.size === 0) continue;
    for (const one of names.split(',')) {
      const [own = '', given = own] = one
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      const advice = known.get(own);
      if (advice !== undefined) found.set(given, advice);
    }
  }
  return found;
}

interface UseOfExport {
  readonly file: string;
  readonly name: string;
  readonly module: string;
}

interface Advice {
  readonly advice: string;
  readonly root: string;
}

/** E.g. `mf-a/src/A.tsx:3: keepUser of @formline/shared/session is deprecated. Use updateUser.` */
export function deprecationLine({ file, name, module }: UseOfExport, { advice, root }: Advice): string {
  const word = new RegExp(`\\b${name}\\b`);
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((text) => word.test(text));
  const position = `${path.relative(root, file)}:${line + 1}`;
  return `${position}: ${name} of ${module} is deprecated. ${advice}`;
}
