import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDataFolder } from './dataFolder';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'formline-data-'));
});

afterEach(() => {
  rmSync(parent, { recursive: true });
});

it('makes the folder and those above it', () => {
  const folder = path.join(parent, 'a/b');
  prepareDataFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

it('names the folder it cannot write', () => {
  const file = path.join(parent, 'file');
  writeFileSync(file, '');
  expect(() => prepareDataFolder(path.join(file, 'data'))).toThrow(
    `The data folder ${path.join(file, 'data')} cannot be written.`,
  );
});
