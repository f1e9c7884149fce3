import {
  type BuildIntegrity,
  buildIntegritySchema,
  INTEGRITY_FILE,
} from '@formline/shared/contracts/platform/buildRecord';
import * as z from '@formline/shared/contracts/schema';
import type { BuildFiles } from '../BuildFiles';
import { type Declarations, withOwnShared } from './declarations';

const TYPES_FOLDER = 'types/';

export const isOfShared = (file: string) => file.startsWith(`${TYPES_FOLDER}shared/`);

export async function declarationHashes(files: BuildFiles): Promise<BuildIntegrity> {
  const content = await files.read(INTEGRITY_FILE);
  const integrity = content && z.safeParse(buildIntegritySchema, JSON.parse(content.toString())).data;
  return Object.fromEntries(
    Object.entries(integrity ?? {}).filter(
      ([file]) => file.startsWith(TYPES_FOLDER) && file.endsWith('.d.ts'),
    ),
  );
}

export async function readDeclarations(files: BuildFiles): Promise<Declarations> {
  const paths = (await files.list(TYPES_FOLDER)).filter((file) => file.endsWith('.d.ts'));
  const texts = await Promise.all(
    paths.map(async (file) => [file.slice(TYPES_FOLDER.length), String(await files.read(file))] as const),
  );
  const declarations = new Map(texts);
  return new Map(texts.map(([file, text]) => [file, withOwnShared(file, text, declarations)]));
}
