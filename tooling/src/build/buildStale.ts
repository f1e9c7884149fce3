import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { assembleSite } from '../delivery/assembleSite';
import { buildName } from './buildPackage';
import { readBuildRecord } from './buildRecord';
import { inputsHashes } from './inputsHash';
import { browserPackages, type BrowserPackage, siteDir, workspaceRoot } from './workspace';

/** More than one build a core would slow each other down. */
const PARALLEL_BUILDS = 2;

const buildOneFile = path.join(path.dirname(fileURLToPath(import.meta.url)), 'buildOne.ts');

function buildInOwnProcess(name: BrowserPackage, build: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', buildOneFile, name, build], {
    cwd: path.join(workspaceRoot, 'tooling'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const stop = () => child.kill();
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new Error(`${name} could not be built:\n${output}`));
    });
  });
}

const wantedBuilds = (names: readonly BrowserPackage[]) =>
  inputsHashes(names).map(({ name, hash }) => ({ name, build: buildName(name, hash) }));

export const wantedBuild = (name: BrowserPackage) =>
  wantedBuilds([name])
    .map(({ build }) => build)
    .join();

export async function buildStale({ onProgress }: { onProgress: (line: string) => void }) {
  const wanted = wantedBuilds(browserPackages);
  const stale = wanted.filter(({ name, build }) => !readBuildRecord(name, build));
  const queue = [...stale];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { name, build } = next;
      const started = Date.now();
      onProgress(`building ${name}`);
      await buildInOwnProcess(name, build);
      onProgress(`built ${name} ${build} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_BUILDS }, work));
  await assembleSite(wanted);
  return { siteDir, built: stale.map(({ name }) => name) };
}
