import path from 'node:path';

/** The declaration files of one build by their path in its folder of types. */
export type Declarations = ReadonlyMap<string, string>;

const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)['"](\.[^'"]+)['"]/g;

/** The files of the same build that a declaration file imports. */
function importsOf(file: string, declarations: Declarations): string[] {
  const text = declarations.get(file) ?? '';
  return [...text.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
    const target = path.posix.join(path.posix.dirname(file), specifier.replace(/\.js$/, ''));
    return [`${target}.d.ts`, `${target}/index.d.ts`].filter((candidate) => declarations.has(candidate));
  });
}

/**
 * The files that say the same in both builds, they and everything they import. They can stand for each other: what is
 * declared in one place is one type, while two copies of a class, or of a type that depends on a parameter, are two.
 */
export function unchangedFiles(one: Declarations, other: Declarations): Set<string> {
  const unchanged = new Set([...one.keys()].filter((file) => one.get(file) === other.get(file)));
  let before = -1;
  while (before !== unchanged.size) {
    before = unchanged.size;
    for (const file of unchanged) {
      if (importsOf(file, one).some((imported) => !unchanged.has(imported))) unchanged.delete(file);
    }
  }
  return unchanged;
}

const HAS_DEFAULT = /\bexport default\b|\bas default\b/;

/** The content of a file that hands on what another one declares. */
export function standIn(text: string, target: string): string {
  const rest = `export * from '${target}';\n`;
  return HAS_DEFAULT.test(text) ? `${rest}export { default } from '${target}';\n` : rest;
}
