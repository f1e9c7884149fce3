/**
 * Checks who leans on whom: `directions.ts [folder]`, by default over this workspace.
 * A run that has read nothing proves nothing and fails.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from '@formline/shared/contracts/schema';
import { workspaceRoot } from '@formline/tooling/workspace';
import { packageFolders } from './packageFolders';
import { say } from './progress';

const reader = fileURLToPath(new URL('readImports.mjs', import.meta.url));
const rulesFile = path.join(workspaceRoot, '.dependency-cruiser.cjs');
const LONGEST_REPORT_BYTES = 50_000_000;

const summarySchema = z.object({
  totalCruised: z.number(),
  totalDependenciesCruised: z.number(),
  violations: z.array(
    z.object({
      rule: z.object({ name: z.string() }),
      from: z.string(),
      to: z.string(),
      cycle: z.optional(z.array(z.object({ name: z.string() }))),
    }),
  ),
});
type Violation = z.infer<typeof summarySchema>['violations'][number];

async function readImports(folder: string) {
  const args = [reader, rulesFile, folder, ...packageFolders(folder)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: LONGEST_REPORT_BYTES });
  const summary = z.safeParse(summarySchema, JSON.parse(stdout));
  if (!summary.success) throw new Error('The report on the imports has an unknown shape.');
  return summary.data;
}

const described = ({ rule, from, to, cycle }: Violation) =>
  `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`;

async function checkDirections(folder: string): Promise<boolean> {
  const { totalCruised, totalDependenciesCruised, violations } = await readImports(folder);
  for (const violation of violations) say(described(violation));
  say(`${totalCruised} modules, ${totalDependenciesCruised} dependencies, ${violations.length} breaches`);
  return violations.length === 0 && totalCruised > 0 && totalDependenciesCruised > 0;
}

process.exitCode = 1;
void checkDirections(path.resolve(process.argv[2] ?? workspaceRoot)).then((isRight) => {
  process.exitCode = isRight ? 0 : 1;
});
