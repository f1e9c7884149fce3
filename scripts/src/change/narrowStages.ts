import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';
import { EMBEDDED_ONLY, type Stage } from '../stages/stages';
import type { Change } from './findChange';

const TEST = /\.test\.tsx?$/;
const SPEC = /\.spec\.ts$/;
const CODE = /\.(?:[cm]?[jt]s|tsx)$/;
const BUILT = /^(?:host|mf-[^/]+|shared)\/src\/|^tooling\/src\/(?:build|webpack)\//;

const packagesOf = (files: readonly string[]) => [...new Set(files.map((file) => file.split('/')[0] ?? ''))];

interface PartialChange extends Pick<Change, 'files'> {
  readonly reached: ReadonlySet<string>;
}

type Narrowing = (stage: Stage, change: PartialChange) => Stage | null;

const withArgs = (stage: Stage, args: readonly string[]): Stage | null =>
  args.length === 0 ? null : { ...stage, args: [...(stage.args ?? []), ...args] };

const onlyTests =
  (isWanted: (file: string) => boolean): Narrowing =>
  (stage, { reached }) => {
    const tests = [...reached].filter((file) => TEST.test(file) && isWanted(file));
    return tests.length === 0 ? null : withArgs(stage, ['--runTestsByPath', ...tests]);
  };

const ifCode: Narrowing = (stage, { files }) => (files.some((file) => CODE.test(file)) ? stage : null);
const ifBuilt: Narrowing = (stage, { reached }) =>
  [...reached].some((file) => BUILT.test(file) && !TEST.test(file)) ? stage : null;

const isApi = (file: string) => file.startsWith('api/');
/** As `tooling/jest/embeddedTests.cjs` chooses them, because a stage without tests fails. */
const isMarkedForEmbedded = (file: string) =>
  readFileSync(path.join(workspaceRoot, file), 'utf8').startsWith('/** @embedded ');

/** A change of the API or the product runs the main journeys, a change of journeys also their variants. */
const journeys: Narrowing = (stage, { files, reached }) => {
  const specs = [...reached].filter((file) => SPEC.test(file)).map((file) => file.replace(/^e2e\//, ''));
  const hasVariants = files.some((file) => file.startsWith('e2e/'));
  if (specs.length > 0) return withArgs(hasVariants ? { ...stage, args: [] } : stage, specs);
  return [...reached].some((file) => isApi(file) && !TEST.test(file))
    ? withArgs(stage, ['--grep', '@main'])
    : null;
};

const narrowings: Readonly<Record<string, Narrowing>> = {
  format: (stage) => stage,
  lint: (stage, { files }) => withArgs(stage, packagesOf(files.filter((file) => /\/.*\.tsx?$/.test(file)))),
  types: (stage, { reached }) => withArgs(stage, packagesOf([...reached])),
  directions: ifCode,
  deadcode: ifCode,
  compose: (stage, { files }) => (files.some((file) => file.includes('docker')) ? stage : null),
  build: ifBuilt,
  gate: ifBuilt,
  unit: onlyTests((file) => !isApi(file)),
  api: onlyTests((file) => isApi(file) && !file.startsWith(EMBEDDED_ONLY)),
  'api-embedded': onlyTests((file) => isApi(file) && isMarkedForEmbedded(file)),
  e2e: journeys,
};

export function narrowStages(stages: readonly Stage[], change: Change): readonly Stage[] {
  const { files, reached } = change;
  if (reached === 'all') return stages;
  return stages.flatMap((stage) => narrowings[stage.name]?.(stage, { files, reached }) ?? []);
}
