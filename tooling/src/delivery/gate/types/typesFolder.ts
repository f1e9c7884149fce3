import type { Declarations } from './declarations';

const SHARED = 'shared/src/';

const camelCase = (word: string) =>
  word.replaceAll(/-(\w)/g, (_, character: string) => character.toUpperCase());

/**
 * Without extension; null when it is missing. @example sharedModule(declarations, 'api-client') ===
 * 'shared/src/api-client/apiClient'
 */
export function sharedModule(declarations: Declarations, subpath: string): string | null {
  const plain = subpath.replace(/\.tsx?$/, '');
  const entryPoint = camelCase(plain.split('/').at(-1) ?? '');
  const modules = [`${SHARED}${plain}`, `${SHARED}${plain}/${entryPoint}`];
  return modules.find((module) => declarations.has(`${module}.d.ts`)) ?? null;
}
