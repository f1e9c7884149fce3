import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import { workspaceRoot } from '@formline/tooling/workspace';

export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

export interface StageTimes {
  readonly name: string;
  readonly seconds: number;
  readonly files: readonly FileTime[];
}

const timesFile = path.join(workspaceRoot, '.cache/test-times.json');

const timesSchema = z.array(
  z.object({
    name: z.string(),
    seconds: z.number(),
    files: z.array(z.object({ file: z.string(), seconds: z.number() })),
  }),
);

const jestReportSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const specSchema = z.object({
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
const suiteSchema = z.object({ specs: z.array(specSchema), suites: z.optional(z.array(z.unknown())) });
const playwrightReportSchema = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(z.unknown()),
});

const slowestFirst = (files: readonly FileTime[]) =>
  files.toSorted((one, other) => other.seconds - one.seconds);
const fromRoot = (file: string) => path.relative(workspaceRoot, file);

export function readJestTimes(report: unknown): FileTime[] {
  const parsed = z.safeParse(jestReportSchema, report);
  if (!parsed.success) return [];
  return slowestFirst(
    parsed.data.testResults.map(({ name, startTime, endTime }) => ({
      file: fromRoot(name),
      seconds: (endTime - startTime) / 1000,
    })),
  );
}

export function readPlaywrightTimes(report: unknown): FileTime[] {
  const parsed = z.safeParse(playwrightReportSchema, report);
  if (!parsed.success) return [];
  const seconds = new Map<string, number>();
  for (const { file, tests } of parsed.data.suites.flatMap(specsIn)) {
    const spent = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + spent / 1000);
  }
  const { rootDir } = parsed.data.config;
  return slowestFirst(
    [...seconds].map(([file, spent]) => ({ file: fromRoot(path.join(rootDir, file)), seconds: spent })),
  );
}

function specsIn(suite: unknown): z.infer<typeof specSchema>[] {
  const parsed = z.safeParse(suiteSchema, suite);
  if (!parsed.success) return [];
  return [...parsed.data.specs, ...(parsed.data.suites ?? []).flatMap(specsIn)];
}

export function readTestTimes(file = timesFile): StageTimes[] {
  if (!existsSync(file)) return [];
  try {
    return z.safeParse(timesSchema, JSON.parse(readFileSync(file, 'utf8'))).data ?? [];
  } catch (error) {
    // An interrupted run leaves half a file; the next run writes it again.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

export function writeTestTimes(ran: readonly StageTimes[], file = timesFile): void {
  const others = readTestTimes(file).filter(({ name }) => ran.every((stage) => stage.name !== name));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify([...others, ...ran], null, 1)}\n`);
}
