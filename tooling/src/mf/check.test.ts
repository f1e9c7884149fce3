import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSmallBuild } from '../delivery/smallBuild';
import { runMf } from './runMf';

const dir = mkdtempSync(path.join(tmpdir(), 'formline-check-'));
const site = path.join(dir, 'site');
let printed = '';

function keepWhatIsPrinted() {
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
}

beforeEach(keepWhatIsPrinted);
afterAll(() => rmSync(dir, { recursive: true }));

const mf = (line: string) => runMf([...line.split(' '), '--by', 'Ines'], { MF_STORE: site });

function built(name: string, build: string, shows: readonly string[] = []): string {
  const folder = path.join(dir, name, build);
  writeSmallBuild(folder, { name, build, shows });
  return folder;
}

beforeAll(async () => {
  keepWhatIsPrinted();
  for (const [name, build] of [
    ['host', 'h1'],
    ['mf-groups', 'b1'],
  ] as const) {
    await mf(`publish ${name} --from ${built(name, build)}`);
    await mf(`promote ${name} ${build}`);
  }
});

it('passes all that is live, and a folder that fits', async () => {
  expect(await mf('check --all')).toBe(0);
  expect(printed).toContain('host h1: 0 errors');
  expect(printed).toContain('mf-groups b1: 0 errors');
  expect(await mf(`check mf-groups ${built('mf-groups', 'b2', ['./Page'])}`)).toBe(0);
});

it('ends with 3 for a build that would break something, and changes nothing', async () => {
  const folder = built('mf-groups', 'b3', ['./Gone']);
  expect(await mf(`check mf-groups ${folder}`)).toBe(3);
  expect(printed).toMatch(/ {2}exposes\n {4}error: The manifest names \.\/Gone/);
  await mf('status');
  expect(printed).toContain('Revision 2');
});

it.each(['check', 'check mf-groups', 'check mf-groups b1 b2', 'check --all mf-groups'])(
  'ends "%s" with 2',
  async (line) => {
    expect(await mf(line)).toBe(2);
  },
);
