import type { ImportingModule } from '../imports/readImports';

/** Folders and files of `e2e/journeys`. Other journeys may use the package too. */
export const journeysOf: Readonly<Record<string, readonly string[]>> = {
  host: ['host/', 'deliveries/', 'sessions/'],
  'mf-auth': ['mf-auth/'],
  'mf-clients': ['mf-clients/', 'mf-auth/two-step.spec.ts'],
  'mf-schedule': ['mf-schedule/'],
  'mf-libraries': ['mf-libraries/'],
  'mf-groups': ['mf-groups/', 'mf-schedule/group-calendar.spec.ts'],
  'ui-page': ['ui-page/'],
};

const REACHES_ALL = /^(?:[^/]+\/)?package\.json$|^pnpm-|^jest\.|^tooling\/(?:jest|tsconfig)\//;
const REACHES_NOTHING = /\.md$|^docs\/|^\.github\/|^\.(?:editorconfig|gitignore|oxfmtrc)/;

const DOCUMENT = /\.md$/;
export const DOCUMENTS_TEST = 'scripts/src/documents.test.ts';

const PRODUCT_MODULE = /^(host|mf-[^/]+|ui-page)\/src\/(?!.*\.test\.tsx?$|.*\/testing\/)/;

const JOURNEYS = 'e2e/journeys/';

const packageOf = (file: string) => file.split('/')[0] ?? '';

/** A changed file that is no module affects its package; a remote or the host affects its journeys. */
export function reachedBy(
  files: readonly string[],
  modules: readonly ImportingModule[],
): ReadonlySet<string> | 'all' {
  const meaningful = files.filter((file) => !REACHES_NOTHING.test(file));
  if (meaningful.some((file) => REACHES_ALL.test(file))) return 'all';
  const names = new Set(modules.map(({ source }) => source));
  const importers = new Map<string, string[]>();
  for (const { source, imports } of modules) {
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), source]);
  }
  const specs = [...names].filter((name) => name.startsWith(JOURNEYS));
  const reached = new Set<string>();
  const queue = meaningful.flatMap((file) =>
    names.has(file) ? [file] : [...names].filter((name) => packageOf(name) === packageOf(file)),
  );
  if (files.some((file) => DOCUMENT.test(file)) && names.has(DOCUMENTS_TEST)) queue.push(DOCUMENTS_TEST);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    queue.push(...(importers.get(name) ?? []), ...specsAbout(name, specs));
  }
  return reached;
}

function specsAbout(name: string, specs: readonly string[]): string[] {
  const folder = PRODUCT_MODULE.exec(name)?.[1];
  const wanted = (journeysOf[folder ?? ''] ?? []).map((journeys) => JOURNEYS + journeys);
  return specs.filter((spec) => wanted.some((start) => spec.startsWith(start)));
}
