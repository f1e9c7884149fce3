import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { entryPointKeys, entryPointName } from '@formline/shared/contracts/platform/entryPoints';
import { commonInputsHash } from './inputsHash';
import { moveInto } from './moveInto';
import { packageDir, workspaceRoot } from './workspace';

const require = createRequire(import.meta.url);
const compiler = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');

/** Where host and remotes meet beside the doors: what events carry and what slots are handed. */
const MEETING_POINTS = ['contracts/busPayloads', 'contracts/slots', 'events/catalogue'];

const settings = (outDir: string) => ({
  extends: path.join(packageDir('tooling'), 'tsconfig/browser.json'),
  compilerOptions: {
    rootDir: workspaceRoot,
    outDir,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // The sources are checked elsewhere; here only their outside is wanted.
    noCheck: true,
    types: [],
  },
  files: [
    ...entryPointKeys.map((key) => require.resolve(entryPointName(key))),
    ...MEETING_POINTS.map((name) => path.join(packageDir('shared'), 'src', `${name}.ts`)),
  ],
});

async function emitTypes(target: string): Promise<void> {
  mkdirSync(path.dirname(target), { recursive: true });
  const arriving = mkdtempSync(`${target}.`);
  const settingsFile = path.join(arriving, 'tsconfig.json');
  try {
    writeFileSync(settingsFile, JSON.stringify(settings(arriving)));
    await promisify(execFile)(process.execPath, [compiler, '-p', settingsFile, '--pretty', 'false']);
    rmSync(settingsFile);
    moveInto(arriving, target);
  } catch (error) {
    rmSync(arriving, { recursive: true, force: true });
    const output = typeof error === 'object' && error !== null ? String(Reflect.get(error, 'stdout')) : '';
    throw new Error(`The types of shared could not be written: ${output || String(error)}`, { cause: error });
  }
}

/**
 * Puts into a build's folder, under `types/`, the declarations of what host and remotes hand to each other: of a host's
 * build what it offers, of a remote's what it was compiled against. They are made once for all builds of the same sources.
 */
export async function writeBuildTypes(dir: string): Promise<void> {
  const emitted = path.join(workspaceRoot, '.cache/types', commonInputsHash());
  if (!existsSync(emitted)) await emitTypes(emitted);
  cpSync(emitted, path.join(dir, 'types'), { recursive: true });
}
