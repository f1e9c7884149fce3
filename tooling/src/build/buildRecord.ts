import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  BUILD_RECORD_FILE,
  type BuildRecord,
  buildRecordSchema,
} from '@formline/shared/contracts/buildRecord';
import * as z from '@formline/shared/contracts/schema';
import { buildDir } from './workspace';

/** The record of a finished build, or null when there is none. */
export function readBuildRecord(name: string, build: string): BuildRecord | null {
  const file = path.join(buildDir(name, build), BUILD_RECORD_FILE);
  if (!existsSync(file)) return null;
  const parsed = z.safeParse(buildRecordSchema, JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data : null;
}
