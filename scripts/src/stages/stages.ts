export type StageKind = 'check' | 'jest' | 'playwright';

export type WorkRead = { words: RegExp } | { lines: RegExp; unit: string };

export interface Stage {
  name: string;
  /** A script of the root package, so that a stage alone runs the same command. */
  script: string;
  kind: StageKind;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Runs beside another one and prints when it has ended. All others run alone and print as they go. */
  isLight?: true;
  workRead?: WorkRead;
  needs?: string;
}

/** Long ones first, so that they end together; the gate needs the builds. */
const staticStages: readonly Stage[] = [
  {
    name: 'build',
    script: 'build',
    kind: 'check',
    isLight: true,
    workRead: { words: /\d+ of \d+ packages/ },
  },
  { name: 'types', script: 'types', kind: 'check', isLight: true, workRead: { words: /\d+ packages/ } },
  { name: 'lint', script: 'lint', kind: 'check', isLight: true, workRead: { words: /\d+ files/ } },
  {
    name: 'format',
    script: 'format:check',
    kind: 'check',
    isLight: true,
    workRead: { words: /\d+ files/ },
  },
  {
    name: 'directions',
    script: 'directions',
    kind: 'check',
    isLight: true,
    workRead: { words: /\d+ modules, \d+ dependencies/ },
  },
  { name: 'deadcode', script: 'deadcode', kind: 'check', isLight: true },
  {
    name: 'versions',
    script: 'versions',
    kind: 'check',
    isLight: true,
    workRead: { words: /\d+ packages/ },
  },
  { name: 'compose', script: 'compose', kind: 'check', isLight: true },
  {
    name: 'gate',
    script: 'gate',
    kind: 'check',
    isLight: true,
    workRead: { lines: /^\S+ \S+: (?:\d+|one) errors?, /gm, unit: 'builds' },
    needs: 'build',
  },
];

/** Without the limit a worker grows to 2.5 GB, at the same time; with the larger young generation V8 collects less. */
const HEAP = { NODE_OPTIONS: '--max-old-space-size=768 --max-semi-space-size=64' } as const;

const unit: Stage = { name: 'unit', script: 'test:unit', kind: 'jest', env: HEAP };
export const EMBEDDED_ONLY = 'api/src/database/embedded/';
const api: Stage = {
  name: 'api',
  script: 'test:api',
  kind: 'jest',
  args: ['--testPathIgnorePatterns', `/${EMBEDDED_ONLY}`],
};
const embedded: Stage = { name: 'api-embedded', script: 'test:api:embedded', kind: 'jest' };
const allJourneys: Stage = { name: 'e2e', script: 'test:e2e', kind: 'playwright', needs: 'build' };
/** Variants run in the full run only. */
export const WITHOUT_VARIANTS = ['--grep-invert', '@full'] as const;
const journeys: Stage = { ...allJourneys, args: WITHOUT_VARIANTS };

const FULL_RUN = { FULL_RUN: 'true' } as const;

export const stages: readonly Stage[] = [...staticStages, unit, api, embedded, journeys];

/** `npm run test:full`: both engines, the full matrices, and the benchmarks that need the machine alone. */
export const fullStages: readonly Stage[] = [
  ...staticStages,
  { ...unit, env: { ...HEAP, ...FULL_RUN } },
  { ...api, env: FULL_RUN },
  { ...embedded, script: 'test:api:embedded:all', env: FULL_RUN },
  { ...allJourneys, env: FULL_RUN },
  {
    ...allJourneys,
    name: 'e2e-embedded',
    args: ['calendar-sequences'],
    env: { ...FULL_RUN, E2E_DATABASE: 'embedded' },
  },
  { name: 'firefox', script: 'test:firefox', kind: 'playwright', needs: 'build' },
  { name: 'dates', script: 'dates:api', kind: 'check' },
  { name: 'fuzz', script: 'fuzz:api', kind: 'check' },
  { name: 'new-remote', script: 'mf:new:check', kind: 'check', needs: 'build' },
  { name: 'standalone', script: 'mf:standalone:check', kind: 'check', needs: 'build' },
  { name: 'topology', script: 'topology', kind: 'check', needs: 'build' },
  ...(['postgres', 'embedded'] as const).map((database): Stage => ({
    name: `kill-${database}`,
    script: 'bench:kill',
    kind: 'check',
    args: ['--rounds', '20', '--database', database],
  })),
];

export function findUnknownStage(names: readonly string[], all = stages): string | undefined {
  return names.find((name) => all.every((stage) => stage.name !== name));
}

export function selectStages(names: readonly string[], all = stages): readonly Stage[] {
  return names.length === 0 ? all : all.filter((stage) => names.includes(stage.name));
}
