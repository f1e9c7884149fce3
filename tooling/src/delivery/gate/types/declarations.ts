import path from 'node:path';

export type Declarations = ReadonlyMap<string, string>;

const SPECIFIER = /(?<=\b(?:from|import)\s*\(?\s*['"])\.[^'"]+/g;

function targetOf(specifier: string, file: string, declarations: Declarations): string | null {
  const module = path.posix.join(path.posix.dirname(file), specifier.replace(/\.js$/, ''));
  return [`${module}.d.ts`, `${module}/index.d.ts`].find((target) => declarations.has(target)) ?? null;
}

function importsOf(file: string, declarations: Declarations): string[] {
  const text = declarations.get(file) ?? '';
  return [...text.matchAll(SPECIFIER)].flatMap(
    ([specifier]) => targetOf(specifier, file, declarations) ?? [],
  );
}

const SHARED_SPECIFIER = /(['"])@formline\/shared\/([^'"]+)\1/g;

/** These files and all that they import. */
export function declarationsFrom(roots: readonly string[], declarations: Declarations): string[] {
  const found = new Set(roots);
  for (const file of found) {
    for (const imported of importsOf(file, declarations)) found.add(imported);
    for (const [, , subpath = ''] of (declarations.get(file) ?? '').matchAll(SHARED_SPECIFIER)) {
      const module = sharedModule(declarations, subpath);
      if (module !== null) found.add(`${module}.d.ts`);
    }
  }
  return [...found];
}

/** Imports of `shared` by its name become relative, so that each build's declarations stay together. */
export function withOwnShared(file: string, text: string, declarations: Declarations): string {
  return text.replaceAll(SHARED_SPECIFIER, (specifier, quote: string, subpath: string) => {
    const target = sharedModule(declarations, subpath);
    if (target === null) return specifier;
    const relative = path.posix.relative(path.posix.dirname(file), target);
    return `${quote}${relative.startsWith('.') ? '' : './'}${relative}${quote}`;
  });
}

/** Equal files with equal imports can be shared: two copies of a class or generic type would differ. */
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

export function withImportsFrom(
  folder: string,
  {
    file,
    declarations,
    elsewhere,
  }: { file: string; declarations: Declarations; elsewhere: ReadonlySet<string> },
): string {
  const up = '../'.repeat(file.split('/').length);
  return (declarations.get(file) ?? '').replaceAll(SPECIFIER, (specifier) => {
    const target = targetOf(specifier, file, declarations);
    if (target === null || !elsewhere.has(target)) return specifier;
    return `${up}${folder}/${target.replace(/\.d\.ts$/, '')}`;
  });
}

const SHARED = 'shared/src/';

const camelCase = (word: string) =>
  word.replaceAll(/-(\w)/g, (_, character: string) => character.toUpperCase());

/** Without extension; null when missing: `shared/src/api-client/apiClient` for `api-client`. */
export function sharedModule(declarations: Declarations, subpath: string): string | null {
  const plain = subpath.replace(/\.tsx?$/, '');
  const entryPoint = camelCase(plain.split('/').at(-1) ?? '');
  const modules = [`${SHARED}${plain}`, `${SHARED}${plain}/${entryPoint}`];
  return modules.find((module) => declarations.has(`${module}.d.ts`)) ?? null;
}
