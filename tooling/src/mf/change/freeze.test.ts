import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deliverBuilds } from '../../delivery/deliverBuilds';
import { heldLine } from '../../delivery/deliverWorkspace';
import { writeSmallBuild } from '../../delivery/smallBuild';
import { folderStore } from '../../delivery/store/folderStore';
import { runMf } from '../runMf';

const dir = mkdtempSync(path.join(tmpdir(), 'formline-freeze-'));
afterAll(() => rmSync(dir, { recursive: true }));

let site: string;
let printed: string;

beforeEach(() => {
  site = mkdtempSync(path.join(dir, 'site-'));
  const keep = (text: unknown) => {
    printed += String(text);
    return true;
  };
  jest.spyOn(process.stdout, 'write').mockImplementation(keep);
  jest.spyOn(process.stderr, 'write').mockImplementation(keep);
});
afterEach(() => jest.restoreAllMocks());

async function mf(line: string, ...texts: string[]) {
  printed = '';
  return runMf([...line.split(' '), ...texts, '--by', 'Ines'], { ...process.env, MF_STORE: site });
}

const folderOf = (name: string, build: string) => path.join(dir, 'dist', name, build);

async function delivered(name: string, build: string) {
  writeSmallBuild(folderOf(name, build), { name, build });
  expect(await mf(`publish ${name} --from ${folderOf(name, build)}`)).toBe(0);
  return mf(`promote ${name} ${build}`);
}

beforeEach(async () => {
  await delivered('host', 'h1');
  await delivered('mf-a', 'a1');
  await delivered('mf-a', 'a2');
  await delivered('mf-b', 'b1');
});

it('refuses promotions and trials of a frozen remote with the reason, and lets rollbacks go on', async () => {
  expect(await mf('freeze mf-a --reason', 'The season opens.')).toBe(0);
  expect(printed).toContain('mf-a: frozen: The season opens.');
  expect(await delivered('mf-a', 'a3')).toBe(1);
  expect(printed).toMatch(/mf-a is frozen by Ines since \S+: The season opens\. .*pnpm mf unfreeze mf-a/);
  expect(await mf('canary mf-a a3 --percent 5')).toBe(1);
  expect(await delivered('mf-b', 'b2')).toBe(0);
  await mf('status');
  expect(printed).toMatch(/mf-a .*by Ines: The season opens\./);
  expect(await mf('rollback mf-a')).toBe(0);
  expect(await mf('disable mf-a --reason Closed')).toBe(0);
  expect(await mf('unfreeze mf-a')).toBe(0);
  expect(await mf('promote mf-a a3')).toBe(0);
});

it('freezes everything, also for a start, and outlives a rollback of everything', async () => {
  expect(await mf('freeze --all --reason', 'An incident.')).toBe(0);
  expect(await delivered('host', 'h2')).toBe(1);
  const wanted = { name: 'mf-b', build: 'b3' };
  writeSmallBuild(folderOf('mf-b', 'b3'), wanted);
  const { held } = await deliverBuilds(folderStore(site), [wanted], { by: 'build', folderOf });
  expect(held.map(heldLine).join()).toContain('mf-b stays at b1, because it was frozen by Ines');
  expect(await mf('rollback --revision 2')).toBe(0);
  expect(await delivered('mf-a', 'a4')).toBe(1);
  expect(await mf('unfreeze --all')).toBe(0);
  expect(await mf('promote mf-a a4')).toBe(0);
});

it.each(['freeze mf-a', 'freeze --reason x', 'freeze mf-a --all --reason x', 'unfreeze'])(
  'is called wrongly as %s',
  async (line) => {
    expect(await mf(line)).toBe(2);
  },
);
