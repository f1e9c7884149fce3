import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_FILE } from '@formline/shared/contracts/platform/buildRecord';
import * as z from '@formline/shared/contracts/schema';

const names = z.array(z.string());

const limitsSchema = z.object({
  /** Prefixes of the remote's own class, property and animation names. */
  cssPrefixes: names,
  /** Maximum kB (1000 bytes, brotli) of `entry` and of each exposed module's first files. */
  budget: z.record(z.string(), z.number()),
});
export type BuildLimits = z.infer<typeof limitsSchema>;

const buildContractSchema = z.object({
  contractVersion: z.string(),
  shared: z.object({
    requires: z.record(z.string(), z.string()),
    provides: z.record(z.string(), z.string()),
  }),
  /** By entry point (`ui/core`): names a remote uses (`*`: all) or a host offers. */
  doors: z.record(z.string(), names),
  events: z.object({ emits: names, listens: names, known: names }),
  api: z.object({
    range: z.string(),
    endpoints: names,
    /** What each call reads or changes. Absent in builds of earlier versions. */
    resources: z.optional(z.record(z.string(), names)),
  }),
  slotsPlaced: names,
  css: names,
  /** Absent in a host's build, and in builds of earlier versions. */
  limits: z.optional(limitsSchema),
});
export type BuildContract = z.infer<typeof buildContractSchema>;

export const ALL_EXPORTS = '*';

export function parseBuildContract(text: string, where: string): BuildContract {
  const parsed = z.safeParse(buildContractSchema, JSON.parse(text));
  if (!parsed.success) throw new Error(`${where} is no contract of a build`);
  return parsed.data;
}

export function writeBuildContract(dir: string, contract: BuildContract): void {
  writeFileSync(path.join(dir, CONTRACT_FILE), JSON.stringify(contract, null, 2));
}
