/** How a stage's tests are counted: by a report that the runner writes, or the stage as one check. */
export type StageKind = 'check' | 'jest' | 'playwright';

/** Where the output of a check tells how much it has read: in words of its own, or by the number of such lines. */
export type WorkRead = { words: RegExp } | { lines: RegExp; unit: string };

export interface Stage {
  name: string;
  /** Script of the root package that runs it: a stage alone and a stage in the whole run are the same command. */
  script: string;
  kind: StageKind;
  /** Arguments added to the script in the whole run. */
  args?: readonly string[];
  /** Long stages print as they go; the others only when they fail. */
  isLive?: true;
  workRead?: WorkRead;
  /** Lines that are read for the count but not shown. */
  hiddenLines?: RegExp;
  /** A stage whose failure makes this one pointless. */
  needs?: string;
}

const DEBUG_LINES = /^\[debug\].*\n/gm;

/** Everything that is checked, the quick and telling first. */
export const stages: readonly Stage[] = [
  {
    name: 'format',
    script: 'format:check',
    kind: 'check',
    args: ['--log-level', 'debug'],
    workRead: { lines: /^\[debug\] resolve config from/gm, unit: 'files' },
    hiddenLines: DEBUG_LINES,
  },
  { name: 'lint', script: 'lint', kind: 'check', workRead: { words: /\d+ files/ } },
  { name: 'versions', script: 'versions', kind: 'check', workRead: { words: /\d+ packages/ } },
  {
    name: 'directions',
    script: 'directions',
    kind: 'check',
    workRead: { words: /\d+ modules, \d+ dependencies/ },
  },
  { name: 'deadcode', script: 'deadcode', kind: 'check' },
  { name: 'compose', script: 'compose', kind: 'check' },
  { name: 'types', script: 'types', kind: 'check', workRead: { words: /\d+ packages/ } },
  { name: 'unit', script: 'test:unit', kind: 'jest', isLive: true },
  { name: 'api', script: 'test:api', kind: 'jest', isLive: true },
  { name: 'api-postgres', script: 'test:api:postgres', kind: 'jest', isLive: true },
  { name: 'build', script: 'build', kind: 'check', isLive: true, workRead: { words: /\d+ of \d+ packages/ } },
  {
    name: 'gate',
    script: 'gate',
    kind: 'check',
    workRead: { lines: /^\S+ \S+: (?:\d+|one) errors?, /gm, unit: 'builds' },
    needs: 'build',
  },
  { name: 'e2e', script: 'test:e2e', kind: 'playwright', isLive: true, needs: 'build' },
];

/** The first word that names no stage. */
export function findUnknownStage(names: readonly string[]): string | undefined {
  return names.find((name) => stages.every((stage) => stage.name !== name));
}

/** The stages asked for, in the order of the whole run; all of them when none is named. */
export function selectStages(names: readonly string[]): readonly Stage[] {
  return names.length === 0 ? stages : stages.filter((stage) => names.includes(stage.name));
}
