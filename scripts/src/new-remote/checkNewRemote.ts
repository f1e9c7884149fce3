/**
 * `pnpm mf:new:check`: writes a new remote into a copy of this workspace and checks it, and edits another one there
 * while its state is kept.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';
import { PlainError } from '../process/plainError';
import { say } from '../process/progress';
import { runCommand } from '../process/runCommand';
import { runProgram } from '../process/runProgram';
import { newRemoteTexts as texts } from './newRemote.texts';
import { startDashboard } from './startDashboard';
import { tryKeptState } from './tryDevelopment';
import { writeRemote } from './writeRemote';

const REMOTE = 'mf-meal-plans';
const LIKE = 'mf-groups';
const OWN_SCOPE = '@formline';

function copyWorkspace(to: string): void {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8', maxBuffer: 10_000_000 });
  for (const file of listed
    .split('\0')
    .filter((name) => name !== '' && existsSync(path.join(workspaceRoot, name)))) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    copyFileSync(path.join(workspaceRoot, file), path.join(to, file));
  }
  const packages = readdirSync(to).filter((name) => existsSync(path.join(to, name, 'package.json')));
  for (const folder of ['.', ...packages]) linkInstalled({ from: folder, to: folder, root: to });
}

function linkInstalled({ from, to, root }: Readonly<Record<'from' | 'to' | 'root', string>>): void {
  const installed = path.join(workspaceRoot, from, 'node_modules');
  const linked = path.join(root, to, 'node_modules');
  if (!existsSync(installed)) return;
  mkdirSync(linked);
  for (const name of readdirSync(installed).filter((entry) => entry !== OWN_SCOPE)) {
    symlinkSync(path.join(installed, name), path.join(linked, name));
  }
  const own = path.join(installed, OWN_SCOPE);
  if (!existsSync(own)) return;
  mkdirSync(path.join(linked, OWN_SCOPE));
  for (const name of readdirSync(own)) {
    const folder = path.basename(realpathSync(path.join(own, name)));
    symlinkSync(path.join(root, folder), path.join(linked, OWN_SCOPE, name), 'dir');
  }
}

const steps = (files: readonly string[]) => [
  { name: 'format', command: `oxfmt ${files.join(' ')}`, cwd: '.' },
  { name: 'types', command: 'tsc --pretty false -p .', cwd: REMOTE },
  { name: 'lint', command: `oxlint --type-aware --deny-warnings ${REMOTE}`, cwd: '.' },
  { name: 'tests', command: `jest --selectProjects ${REMOTE} -w 1`, cwd: '.' },
  { name: 'build', command: `tsx scripts/src/build.ts ${REMOTE}`, cwd: '.' },
];

async function check(root: string): Promise<void> {
  const files = writeRemote(root, REMOTE);
  linkInstalled({ from: LIKE, to: REMOTE, root });
  for (const { name, command, cwd } of steps(files)) {
    const started = performance.now();
    const { isSuccess, output } = await runCommand(command, { cwd: path.join(root, cwd) });
    if (!isSuccess) throw new PlainError(`${texts.failed(name)}\n${output}`);
    say(texts.passed(name, ((performance.now() - started) / 1000).toFixed(1)));
  }
  const builds = readdirSync(path.join(root, REMOTE, 'dist'));
  const isBuilt = builds.some((build) =>
    existsSync(path.join(root, REMOTE, 'dist', build, 'remoteEntry.js')),
  );
  if (!isBuilt) throw new PlainError(texts.failed('build'));
}

runProgram(async (running) => {
  const root = mkdtempSync(path.join(tmpdir(), 'formline-new-remote-'));
  await running.add(async () => ({ close: async () => rmSync(root, { recursive: true }) }));
  copyWorkspace(root);
  await check(root);
  const url = await startDashboard(running, path.join(root, '.dashboard'));
  const development = { running, repository: root, tools: 'tooling', remote: LIKE, url };
  say(texts.kept(await tryKeptState(development)));
  say(texts.sound);
  await running.close();
  process.exit(0);
});
