import { integritySchema } from './registry';
import * as z from '@formline/shared/contracts/schema';

/** Name of the record in the folder of a build. */
export const BUILD_RECORD_FILE = 'build.json';
/** Name of the list of hashes in the folder of a build. */
export const INTEGRITY_FILE = 'integrity.json';
/** Name of the contract in the folder of a build: what it asks of the others and what it offers them. */
export const CONTRACT_FILE = 'contract.json';

/** What lies beside the files of a finished build, written last: a build without it was cut short. */
export const buildRecordSchema = z.object({
  name: z.string(),
  version: z.string(),
  build: z.string(),
  /** Global variable of a remote's entry; empty for the host. */
  global: z.string(),
  /** Files each exposed module (or the host's page) loads at once, relative to the build's folder. */
  files: z.record(z.string(), z.array(z.string())),
  /** The remote's manifest; null for the host. */
  manifest: z.unknown(),
  /** The HTML page that loads the host; remotes have none. */
  page: z.optional(z.string()),
});
export type BuildRecord = z.infer<typeof buildRecordSchema>;

/** Hash of every file of a build by its path inside the build's folder. */
export const buildIntegritySchema = z.record(z.string(), integritySchema);
export type BuildIntegrity = Readonly<z.infer<typeof buildIntegritySchema>>;
