import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { entryPointKeys, entryPointName } from '@formline/shared/contracts/platform/entryPoints';
import { commonInputsHash } from './inputsHash';
import { packageDir, workspaceRoot } from './workspace';

const require = createRequire(import.meta.url);
const compiler = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');

/** Beside the entry points: payloads of events and props of slots. */
const MEETING_POINTS = ['contracts/busPayloads', 'contracts/slots', 'events/catalogue'];

const settings = (outDir: string) => ({
  extends: path.join(packageDir('tooling'), 'tsconfig/browser.json'),
  compilerOptions: {
    rootDir: workspaceRoot,
    outDir,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // Only declarations are needed; types are checked elsewhere.
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

/** The host's declarations are what it offers, a remote's what it was compiled against. */
export async function writeBuildTypes(dir: string): Promise<void> {
  const emitted = path.join(workspaceRoot, '.cache/types', commonInputsHash());
  if (!existsSync(emitted)) await emitTypes(emitted);
  cpSync(emitted, path.join(dir, 'types'), { recursive: true });
}

/** If another process was first, its identical folder stays. */
export function moveInto(arriving: string, target: string): void {
  try {
    renameSync(arriving, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(arriving, { recursive: true });
  }
}
