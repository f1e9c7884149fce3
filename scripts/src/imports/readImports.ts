import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { existsSync, readdirSync } from 'node:fs';
import * as z from '@formline/shared/contracts/schema';
import { workspaceRoot } from '@formline/tooling/workspace';

const reader = fileURLToPath(new URL('importReader.mjs', import.meta.url));
const rulesFile = path.join(workspaceRoot, '.dependency-cruiser.cjs');
const LONGEST_REPORT_BYTES = 50_000_000;

const reportSchema = z.object({
  modules: z.array(z.object({ source: z.string(), imports: z.array(z.string()) })),
  dependencies: z.number(),
  violations: z.array(
    z.object({
      rule: z.object({ name: z.string() }),
      from: z.string(),
      to: z.string(),
      cycle: z.optional(z.array(z.object({ name: z.string() }))),
    }),
  ),
});
export type ImportReport = z.infer<typeof reportSchema>;
export type ImportingModule = ImportReport['modules'][number];

export async function readImports(folder: string): Promise<ImportReport> {
  const args = [reader, rulesFile, folder, ...packageFolders(folder)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: LONGEST_REPORT_BYTES });
  const report = z.safeParse(reportSchema, JSON.parse(stdout));
  if (!report.success) throw new Error('The report on the imports has an unknown shape.');
  return report.data;
}

export function packageFolders(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'package.json')))
    .map((entry) => entry.name);
}
