import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  BUILD_RECORD_FILE,
  type BuildRecord,
  buildRecordSchema,
} from '@formline/shared/contracts/platform/buildRecord';
import * as z from '@formline/shared/contracts/schema';
import { buildDir } from './workspace';

export const parseBuildRecord = (text: string): BuildRecord | null =>
  z.safeParse(buildRecordSchema, JSON.parse(text)).data ?? null;

export function readBuildRecord(name: string, build: string): BuildRecord | null {
  const file = path.join(buildDir(name, build), BUILD_RECORD_FILE);
  return existsSync(file) ? parseBuildRecord(readFileSync(file, 'utf8')) : null;
}
