import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';
import * as z from '@formline/shared/contracts/schema';
import { findHeadlessChrome } from '../process/findBrowser';
import { runCommand } from '../process/runCommand';
import type { Stage, StageKind, WorkRead } from './stages';
import { countJest, countPlaywright, type TestCounts } from './testCounts';
import { type FileTime, readJestTimes, readPlaywrightTimes } from './testTimes';

export interface StageResult {
  name: string;
  counts: TestCounts;
  work: string;
  seconds: number;
  output: string;
  files: readonly FileTime[];
}

const rootPackageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

function scriptText(name: string): string {
  const text = readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8');
  const script = z.safeParse(rootPackageSchema, JSON.parse(text)).data?.scripts[name];
  if (script === undefined) throw new Error(`The root package has no script "${name}".`);
  return script;
}

export async function runStage(stage: Stage): Promise<StageResult> {
  const started = performance.now();
  const reportDir = mkdtempSync(path.join(tmpdir(), 'formline-test-'));
  try {
    const ran = await run(stage, path.join(reportDir, 'report.json'));
    return { name: stage.name, ...ran, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    const seconds = (performance.now() - started) / 1000;
    const counts = { passed: 0, failed: 1, skipped: 0 };
    return { name: stage.name, counts, work: '', output, seconds, files: [] };
  } finally {
    rmSync(reportDir, { recursive: true, force: true });
  }
}

async function run(stage: Stage, reportFile: string) {
  const { args, env } = reporting(stage.kind, reportFile);
  const command = [scriptText(stage.script), ...(stage.args ?? []), ...args].join(' ');
  const isLive = !stage.isLight;
  const { isSuccess, output } = await runCommand(command, { env: { ...env, ...stage.env }, isLive });
  const report: unknown = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined;
  const counts = atLeastOneFailure(countStage(stage.kind, report, isSuccess), isSuccess);
  const work = stage.workRead ? workIn(output, stage.workRead) : testsIn(stage, counts);
  return { counts, work, output: isSuccess || isLive ? '' : output, files: timesIn(stage.kind, report) };
}

function reporting(kind: StageKind, reportFile: string): { args: string[]; env: NodeJS.ProcessEnv } {
  switch (kind) {
    case 'check':
      return { args: [], env: {} };
    case 'jest':
      return { args: ['--json', `--outputFile="${reportFile}"`], env: {} };
    case 'playwright':
      return {
        args: ['--reporter=list,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile, CHROME_PATH: findHeadlessChrome() },
      };
  }
}

function timesIn(kind: StageKind, report: unknown): readonly FileTime[] {
  switch (kind) {
    case 'check':
      return [];
    case 'jest':
      return readJestTimes(report);
    case 'playwright':
      return readPlaywrightTimes(report);
  }
}

function countStage(kind: StageKind, report: unknown, isSuccess: boolean): TestCounts {
  if (kind === 'check') return { passed: isSuccess ? 1 : 0, failed: isSuccess ? 0 : 1, skipped: 0 };
  const counts = kind === 'jest' ? countJest(report) : countPlaywright(report);
  const isSilent = !counts || counts.passed + counts.failed === 0;
  return isSilent ? { passed: 0, failed: 1, skipped: counts?.skipped ?? 0 } : counts;
}

const atLeastOneFailure = (counts: TestCounts, isSuccess: boolean): TestCounts =>
  isSuccess || counts.failed > 0 ? counts : { ...counts, failed: 1 };

function workIn(output: string, workRead: WorkRead): string {
  if ('words' in workRead) return workRead.words.exec(output)?.[0] ?? '';
  return `${output.match(workRead.lines)?.length ?? 0} ${workRead.unit}`;
}

function testsIn(stage: Stage, { passed, failed, skipped }: TestCounts): string {
  return stage.kind === 'check' ? '' : `${passed + failed + skipped} tests`;
}
