import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_FILE } from '@formline/shared/contracts/buildRecord';
import * as z from '@formline/shared/contracts/schema';

const names = z.array(z.string());

/** What the team of a remote has settled about its builds. */
const limitsSchema = z.object({
  /** Beginnings of class, property and animation names that are the remote's own. */
  cssPrefixes: names,
  /** Most kB (of 1000 bytes, as brotli) that `entry` and each exposed module's first files may weigh. */
  budget: z.record(z.string(), z.number()),
});
export type BuildLimits = z.infer<typeof limitsSchema>;

/** What a build asks of the others and what it offers them, as it was measured when it was built. */
const buildContractSchema = z.object({
  /** Version of the contract between host and remotes that it was built with. */
  contractVersion: z.string(),
  shared: z.object({
    /** Shared modules that a remote's code imports, each with the range of versions it takes. */
    requires: z.record(z.string(), z.string()),
    /** Shared modules that a host brings, each with its version. */
    provides: z.record(z.string(), z.string()),
  }),
  /**
   * By door (`ui/core`): the names a remote uses of it, `*` when it takes the door as a whole; of a host, the names it
   * offers.
   */
  doors: z.record(z.string(), names),
  events: z.object({ emits: names, listens: names, /** In the catalogue it was built with. */ known: names }),
  api: z.object({
    /** Versions of the API that it was written for. */
    range: z.string(),
    /** Calls that its code can make, e.g. `POST /v2.2/api/client-reports`. */
    endpoints: names,
  }),
  /** Slots that its pages leave for others to fill. */
  slotsPlaced: names,
  /** Its style sheets, relative to its folder. */
  css: names,
  /** Absent in a host's build, and in builds of earlier versions. */
  limits: z.optional(limitsSchema),
});
export type BuildContract = z.infer<typeof buildContractSchema>;

/** Stands in `doors` for every name of a door. */
export const ALL_EXPORTS = '*';

/** Reads the text of a contract. @param where named when it is not readable @throws Error */
export function parseBuildContract(text: string, where: string): BuildContract {
  const parsed = z.safeParse(buildContractSchema, JSON.parse(text));
  if (!parsed.success) throw new Error(`${where} is no contract of a build`);
  return parsed.data;
}

/** Writes the contract of a finished build into its folder. */
export function writeBuildContract(dir: string, contract: BuildContract): void {
  writeFileSync(path.join(dir, CONTRACT_FILE), JSON.stringify(contract, null, 2));
}
