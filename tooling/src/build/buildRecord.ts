import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import { buildDir } from './workspace';

/** Lies beside the files of a finished build, written last: a build without it was cut short. */
const buildRecordSchema = z.object({
  name: z.string(),
  version: z.string(),
  build: z.string(),
  /** Global variable of a remote's entry; empty for the host. */
  global: z.string(),
  /** Files each exposed module (or the host's page) loads at once, relative to the build's folder. */
  files: z.record(z.string(), z.array(z.string())),
  /** The remote's manifest; null for the host. */
  manifest: z.unknown(),
});
export type BuildRecord = z.infer<typeof buildRecordSchema>;

export const buildRecordName = 'build.json';

/** The record of a finished build, or null when there is none. */
export function readBuildRecord(name: string, build: string): BuildRecord | null {
  const file = path.join(buildDir(name, build), buildRecordName);
  if (!existsSync(file)) return null;
  const parsed = z.safeParse(buildRecordSchema, JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data : null;
}
