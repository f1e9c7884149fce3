import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBuildRecord } from './buildRecord';
import { nameBuilds } from './nameBuild';
import { type BrowserPackage, packageDir } from './workspace';

/** More than one build a core would slow each other down. */
const PARALLEL_BUILDS = 2;

const buildOneFile = path.join(path.dirname(fileURLToPath(import.meta.url)), 'buildOne.ts');

/** Resolves with warnings for the owner of the package. */
function buildInOwnProcess(name: BrowserPackage, build: string): Promise<readonly string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', buildOneFile, name, build], {
    cwd: packageDir('tooling'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve(output.split('\n').filter((line) => line !== ''));
      else reject(new Error(`${name} could not be built:\n${output}${errors}`));
    });
  });
}

export async function wantedBuild(name: BrowserPackage): Promise<string> {
  const named = await nameBuilds([name]);
  return named.map(({ build }) => build).join();
}

export interface BuildOptions {
  readonly names: readonly BrowserPackage[];
  readonly onProgress: (line: string) => void;
}

/** Builds what no folder of `dist` holds. */
export async function buildStale({ names, onProgress }: BuildOptions) {
  const wanted = (await nameBuilds(names)).map(({ name, build }) => ({ name, build }));
  const stale = wanted.filter(({ name, build }) => !readBuildRecord(name, build));
  const queue = [...stale];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { name, build } = next;
      const started = Date.now();
      onProgress(`building ${name}`);
      const warnings = await buildInOwnProcess(name, build);
      onProgress(`built ${name} ${build} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
      warnings.forEach(onProgress);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_BUILDS }, work));
  return { wanted, built: stale.map(({ name }) => name) };
}
