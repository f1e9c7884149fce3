import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type BuildIntegrity,
  buildIntegritySchema,
  INTEGRITY_FILE,
} from '@formline/shared/contracts/platform/buildRecord';
import * as z from '@formline/shared/contracts/schema';

export const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export function hashFolder(dir: string): BuildIntegrity {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file !== INTEGRITY_FILE && statSync(path.join(dir, file)).isFile())
    .sort();
  return Object.fromEntries(
    files.map((file) => [file.replaceAll(path.sep, '/'), integrityOf(readFileSync(path.join(dir, file)))]),
  );
}

export function writeIntegrity(dir: string): BuildIntegrity {
  const integrity = hashFolder(dir);
  writeFileSync(path.join(dir, INTEGRITY_FILE), JSON.stringify(integrity, null, 2));
  return integrity;
}

export const parseIntegrity = (text: string): BuildIntegrity | null =>
  z.safeParse(buildIntegritySchema, JSON.parse(text)).data ?? null;

export function readIntegrity(dir: string): BuildIntegrity {
  const file = path.join(dir, INTEGRITY_FILE);
  const integrity = parseIntegrity(readFileSync(file, 'utf8'));
  if (!integrity) throw new Error(`${file} is no list of hashes`);
  return integrity;
}
