import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { BROTLI_LEVEL } from '../../build/compressFolder';
import type { BuildFiles } from './BuildFiles';
import type { Sizes } from './checks/checkSize';
import type { ComparedBuild } from './Deployment';

const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL };

async function sizeOf(files: BuildFiles, file: string): Promise<number> {
  const compressed = await files.read(`${file}.br`);
  if (compressed) return compressed.length;
  const content = await files.read(file);
  return content ? (await promisify(brotliCompress)(content, { params })).length : 0;
}

export async function measureSizes(files: BuildFiles, build: ComparedBuild): Promise<Sizes> {
  const parts = Object.entries({ entry: ['remoteEntry.js'], ...promised(build) });
  const sizes = parts.map(async ([what, list]) => {
    const each = await Promise.all(list.map((file) => sizeOf(files, file)));
    return [what, each.reduce((sum, size) => sum + size, 0)] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}

function promised({ manifest, files }: ComparedBuild): Record<string, readonly string[]> {
  const exposes = [...(manifest?.routes ?? []), ...(manifest?.slots ?? [])].map(({ expose }) => expose);
  return Object.fromEntries(exposes.flatMap((expose) => (files[expose] ? [[expose, files[expose]]] : [])));
}
