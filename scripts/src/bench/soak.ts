/**
 * `pnpm bench:soak [--minutes N] [--per-second N] [--database embedded|postgres]`: lets trainers work on a server for a long
 * time at a steady pace, and prints how its memory, the delay of its event loop and its answers develop.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from '@formline/shared/contracts/schema';
import { workspaceRoot } from '@formline/tooling/workspace';
import { startProgress } from '../progress';
import { runProgram } from '../runProgram';
import { checkBound } from './checkBound';
import { openKillTarget } from './kill/killTarget';
import { median } from './median';
import { type CallLog, makeTrainerCalls } from './soak/trainerCalls';

const PROCESS_REPORT = path.join(workspaceRoot, 'scripts/src/bench/soak/processReport.mjs');
const PARTS = 12;
const MS_PER_MINUTE = 60_000;
/** Memory after the first quarter, when caches are full, may grow by a fifth until the end. */
const MOST_GROWTH = 1.2;

const reportSchema = z.object({
  rssMb: z.number(),
  heapMb: z.number(),
  lagP50Ms: z.number(),
  lagP99Ms: z.number(),
  lagMaxMs: z.number(),
});

type Part = z.infer<typeof reportSchema> & {
  readonly calls: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};

runProgram(async (running) => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '60' },
      'per-second': { type: 'string', default: '4' },
      database: { type: 'string', default: 'embedded' },
    },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'formline-soak-'));
  await running.add(async () => ({ close: async () => rmSync(folder, { recursive: true, force: true }) }));
  const reportFile = path.join(folder, 'report');
  const partMs = (Number(values.minutes) * MS_PER_MINUTE) / PARTS;
  const onProgress = startProgress();
  onProgress('filling the database');
  const target = await openKillTarget(running, {
    database: values.database === 'postgres' ? 'postgres' : 'embedded',
    nodeArguments: ['--import', PROCESS_REPORT],
    environment: { PROCESS_REPORT: reportFile, PROCESS_REPORT_MS: String(partMs) },
  });
  const api = await target.start();
  const failures: string[] = [];
  const parts: Part[] = [];
  const pauseMs = 1000 / Number(values['per-second']);
  for (let part = 1, round = 0; part <= PARTS; part += 1) {
    const log: CallLog = { latencies: [], failures };
    const open: Promise<void>[] = [];
    while (reportsIn(reportFile).length < part) {
      open.push(makeTrainerCalls(api.url, target.callerOf(round), { round, log }));
      round += 1;
      await wait(pauseMs);
    }
    await Promise.all(open);
    const report = reportsIn(reportFile).at(-1);
    if (report) parts.push({ ...report, ...figuresOf(log.latencies) });
    onProgress(
      JSON.stringify(parts.at(-1), (_, value: unknown) =>
        typeof value === 'number' ? Math.round(value * 10) / 10 : value,
      ),
    );
  }
  await api.close();
  console.table(
    parts.map((part) =>
      Object.fromEntries(Object.entries(part).map(([name, value]) => [name, Number(value.toFixed(1))])),
    ),
  );
  for (const failure of new Set(failures)) console.log(failure);
  const early = parts.slice(PARTS / 4, PARTS / 2).map(({ rssMb }) => rssMb);
  const late = parts.slice(-PARTS / 4).map(({ rssMb }) => rssMb);
  const isMet = [
    checkBound('calls that failed', failures.length, 0),
    checkBound('memory of the last quarter / of the second', median(late) / median(early), MOST_GROWTH),
  ].every(Boolean);
  await running.close();
  process.exit(isMet ? 0 : 1);
});

function reportsIn(file: string): z.infer<typeof reportSchema>[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    const report = z.safeParse(reportSchema, JSON.parse(line));
    return report.success ? [report.data] : [];
  });
}

function figuresOf(latencies: readonly number[]): Pick<Part, 'calls' | 'p50Ms' | 'p99Ms'> {
  const ordered = latencies.toSorted((one, other) => one - other);
  const at = (share: number) => ordered[Math.floor(ordered.length * share)] ?? 0;
  return { calls: ordered.length, p50Ms: at(0.5), p99Ms: at(0.99) };
}
