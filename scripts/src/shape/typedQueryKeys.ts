import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Keys are made here, and a test plays a build that still types its own. */
const MAKES_KEYS = path.join('shared', 'src', 'query');

/** Only a hand-typed key needs these in the product. */
const inProduct = [/\b(?:query|mutation)Key\s*:(?!\s*readonly)/, /\b(?:infiniteQ|q)ueryOptions\b/];
const anywhere = [
  /\b(?:query|mutation)Key\s*:\s*\[/,
  /\b(?:[gs]etQuer(?:y|ies)Data|getQueryState)(?:<[^(]*>)?\(\s*\[/,
];

const isTest = (file: string) => /\.test\.tsx?$|[\\/]testing[\\/]/.test(file);

export function typedKeyIn(file: string, source: string): number | null {
  const patterns = isTest(file) ? anywhere : [...anywhere, ...inProduct];
  const found = patterns.flatMap((pattern) => {
    const at = source.search(pattern);
    return at < 0 ? [] : [source.slice(0, at).split('\n').length];
  });
  return found.length > 0 ? Math.min(...found) : null;
}

export function typedQueryKeys(root: string): string[] {
  const packages = readdirSync(root).filter((name) => /^(?:host|shared|ui-page|mf-.+)$/.test(name));
  const folders = [
    ...packages.map((name) => path.join(name, 'src')),
    path.join('scripts', 'remote-template'),
  ];
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?(?:\.tmpl)?$/.test(file) && !file.startsWith(MAKES_KEYS))
    .flatMap((file) => {
      const line = typedKeyIn(file, readFileSync(path.join(root, file), 'utf8'));
      return line === null ? [] : [`${file}:${line}`];
    });
}
