import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'formline-jest-')));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function runTest(body: string) {
  writeFileSync(path.join(folder, 'one.test.js'), body);
  const config = {
    rootDir: folder,
    testEnvironment: 'node',
    restoreMocks: true,
    setupFilesAfterEnv: [path.join(__dirname, 'setup/failOnConsoleOutput.ts')],
    transform: { '\\.ts$': [require.resolve('@swc/jest'), { module: { type: 'commonjs' } }] },
  };
  const args = [require.resolve('jest/bin/jest'), '--config', JSON.stringify(config)];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
}

it('fails a test that prints', () => {
  const { status, stderr } = runTest("it('prints', () => console.warn('a %s', 'warning'));");
  expect(stderr).toContain('Unexpected console output:\n    console.warn: a warning');
  expect(status).toBe(1);
});

it('passes a test that expected the output', () => {
  const { status } = runTest(`it('prints', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    console.warn('expected');
    expect(warn).toHaveBeenCalledWith('expected');
  });`);
  expect(status).toBe(0);
});
