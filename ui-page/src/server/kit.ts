import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const sharedDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../shared');
const uiDir = path.join(sharedDir, 'src/ui');

export const entryPointNames = readdirSync(uiDir)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'));

const EXPORTS_OF_OURS = /export \{([^}]+)\} from '\.\//g;
const COMPONENT = /^[A-Z][a-z]\w*$/;
/** Not shown: roots of pages, the receiver of failures, and what nobody sees. */
const UNSEEN = ['UiProvider', 'StyleSystem', 'PageRoot', 'PartFailures', 'VisuallyHidden'];

/** Our own components among the exports of an entry point; re-exports of the library are left out. */
export function componentsOf(entryPoint: string): string[] {
  const source = readFileSync(path.join(uiDir, `${entryPoint}.ts`), 'utf8');
  return [...source.matchAll(EXPORTS_OF_OURS)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => (COMPONENT.test(name) || name === 'notify') && !UNSEEN.includes(name));
}

export const kitEntryPoints = (): Record<string, string> =>
  Object.fromEntries(
    entryPointNames.flatMap((entryPoint) => componentsOf(entryPoint).map((name) => [name, entryPoint])),
  );

export const showcaseFiles = (): string[] =>
  readdirSync(uiDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.showcase.tsx'))
    .sort()
    .map((file) => path.join(uiDir, file));
