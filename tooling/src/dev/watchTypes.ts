import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserPackage, packageDir, workspaceRoot } from '../build/workspace';

/** `mf-groups/src/A.tsx(3,5): error TS2322: …`, with the lines that explain it. */
export interface TypeError {
  readonly file: string;
  readonly text: string;
}

const FIRST_LINE = /^(?<file>[^\s(][^(]*)\(\d+,\d+\): error TS\d+: /;
const END = /Found \d+ errors?\. Watching for file changes\./;

/** Collects what the compiler prints until it waits for the next edit. */
export function typeErrorReader(onChecked: (errors: readonly TypeError[]) => void) {
  let errors: TypeError[] = [];
  return (line: string): void => {
    const { file } = FIRST_LINE.exec(line)?.groups ?? {};
    const last = errors.at(-1);
    if (file !== undefined) errors.push({ file, text: line });
    else if (last && /^\s+\S/.test(line)) errors.splice(-1, 1, { ...last, text: `${last.text}\n${line}` });
    if (!END.test(line)) return;
    onChecked(errors);
    errors = [];
  };
}

function writeProject(names: readonly BrowserPackage[]): string {
  const folder = path.join(workspaceRoot, '.cache/type-check');
  const project = path.join(folder, `${names.join('+')}.json`);
  mkdirSync(folder, { recursive: true });
  const include = names.map((name) => path.join(packageDir(name), 'src'));
  const settings = path.join(packageDir('tooling'), 'tsconfig/browser.json');
  writeFileSync(project, JSON.stringify({ extends: settings, include }));
  return project;
}

/** The compiler's own watch, beside the bundler, which does not know types. */
export function watchTypes(
  names: readonly BrowserPackage[],
  onChecked: (errors: readonly TypeError[]) => void,
) {
  const project = writeProject(names);
  const args = [
    '--noEmit',
    '--watch',
    // A later start checks what has changed only.
    '--incremental',
    '--tsBuildInfoFile',
    project.replace(/json$/, 'tsbuildinfo'),
    '--preserveWatchOutput',
    '--pretty',
    'false',
    '-p',
    project,
  ];
  const child = spawn(path.join(workspaceRoot, 'node_modules/.bin/tsc'), args, {
    cwd: workspaceRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, because the program starts the compiler as another process.
    detached: true,
  });
  // The bundler, whose result a person waits for, goes first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const ended = once(child, 'exit');
  let handleFirst = (): void => undefined;
  const first = new Promise<void>((resolve) => (handleFirst = resolve));
  const kill = () => void (child.pid !== undefined && child.exitCode === null && process.kill(-child.pid));
  process.once('exit', kill);
  const reader = typeErrorReader((errors) => {
    handleFirst();
    onChecked(errors);
  });
  createInterface(child.stdout).on('line', reader);
  return {
    /** The compiler overlooks an edit that is made during its first check. */
    checkedOnce: Promise.race([first, ended]),
    close: async () => {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}
