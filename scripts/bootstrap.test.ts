import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dependenciesDigest, isNodeTooOld } from './bootstrap.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'formline-bootstrap-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it.each([
  ['12.22.0', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['22.0.0', false],
])('Node %s is too old: %s', (version, isTooOld) => {
  expect(isNodeTooOld(version)).toBe(isTooOld);
});

it.each(['start.mjs', 'test.mjs'])('%s tells an old Node in one sentence and fails', (script) => {
  const disguise = path.join(folder, 'disguise.cjs');
  writeFileSync(disguise, "Object.defineProperty(process, 'versions', { value: { node: '18.20.1' } });");
  const args = ['--require', disguise, path.join(__dirname, script)];
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('Formline needs Node 20.19 or newer; this is Node 18.20.1.\n');
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

it('installs again only when a declaration or the lock file has changed', () => {
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    writeFileSync(path.join(folder, file), file);
  }
  const before = dependenciesDigest(folder);
  expect(dependenciesDigest(folder)).toBe(before);
  writeFileSync(path.join(folder, 'pnpm-lock.yaml'), 'changed');
  expect(dependenciesDigest(folder)).not.toBe(before);
});
