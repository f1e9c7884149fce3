import { integritySchema } from './registry';
import * as z from '@formline/shared/contracts/schema';

export const BUILD_RECORD_FILE = 'build.json';
export const INTEGRITY_FILE = 'integrity.json';
/** What the build uses of others and offers them. */
export const CONTRACT_FILE = 'contract.json';

/** Written last: a build without it was cut short. */
export const buildRecordSchema = z.object({
  name: z.string(),
  version: z.string(),
  build: z.string(),
  /** Of a remote's entry; empty for the host. */
  global: z.string(),
  /** Loaded at once by each exposed module or the host's page; relative to the build's folder. */
  files: z.record(z.string(), z.array(z.string())),
  manifest: z.unknown(),
  page: z.optional(z.string()),
});
export type BuildRecord = z.infer<typeof buildRecordSchema>;

/** By path inside the build's folder. */
export const buildIntegritySchema = z.record(z.string(), integritySchema);
export type BuildIntegrity = Readonly<z.infer<typeof buildIntegritySchema>>;
