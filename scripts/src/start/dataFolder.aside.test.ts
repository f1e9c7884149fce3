import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataFolder } from '@formline/api/embedded-lock';
import { setDataAside } from './dataFolder';

const now = new Date('2030-05-06T07:08:09Z');

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'formline-aside-'));
  folder = path.join(parent, 'data');
  mkdirSync(folder);
});

afterEach(() => rmSync(parent, { recursive: true }));

it('renames a folder that holds something, and never onto another', async () => {
  writeFileSync(path.join(folder, 'kept'), 'first');
  expect(await setDataAside(folder, now)).toBe(`${folder}-2030-05-06T07-08-09`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'kept'), 'second');
  expect(await setDataAside(folder, now)).toBe(`${folder}-2030-05-06T07-08-09-2`);
  expect(existsSync(folder)).toBe(false);
  expect(readFileSync(`${folder}-2030-05-06T07-08-09/kept`, 'utf8')).toBe('first');
});

it('has nothing to rename in an empty folder', async () => {
  expect(await setDataAside(folder, now)).toBeNull();
  expect(existsSync(folder)).toBe(true);
});

it('leaves a folder that Formline runs on', async () => {
  writeFileSync(path.join(folder, 'kept'), 'first');
  const unlock = await lockDataFolder(folder);
  await expect(setDataAside(folder, now)).rejects.toThrow('is in use by another Formline process');
  await unlock();
  expect(existsSync(path.join(folder, 'kept'))).toBe(true);
});
