import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packageRoot } from '../src/packageRoot';
import { serverBundle } from './serverBundle';

void main();

async function main(): Promise<void> {
  const [folder = 'current'] = process.argv.slice(2);
  if (!/^[\w.-]+$/.test(folder)) throw new Error(`"${folder}" is no name for a folder.`);
  const outdir = join(packageRoot, 'dist', folder);
  await rm(outdir, { recursive: true, force: true });
  await build(serverBundle(outdir));
  process.stdout.write(`${outdir}\n`);
}
