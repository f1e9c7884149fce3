import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import { writeSmallBuild } from '../delivery/smallBuild';
import { startS3StandIn } from '../delivery/store/s3StandIn';
import { runMf } from './runMf';

const dir = mkdtempSync(path.join(tmpdir(), 'formline-mf-'));
let site: string;
let printed: { out: string; error: string };

beforeEach(() => {
  site = mkdtempSync(path.join(dir, 'site-'));
  printed = { out: '', error: '' };
  const keep = (stream: 'out' | 'error') => (text: unknown) => {
    printed[stream] += String(text);
    return true;
  };
  jest.spyOn(process.stdout, 'write').mockImplementation(keep('out'));
  jest.spyOn(process.stderr, 'write').mockImplementation(keep('error'));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(dir, { recursive: true }));

async function mf(line: string, ...texts: string[]) {
  printed.out = '';
  printed.error = '';
  return runMf([...line.split(' '), ...texts, '--by', 'Ines'], { ...process.env, MF_STORE: site });
}

async function published(name: string, build: string): Promise<void> {
  const built = mkdtempSync(path.join(dir, 'built-'));
  writeSmallBuild(built, { name, build });
  expect(await mf(`publish ${name} --from ${built}`)).toBe(0);
}

const statusSchema = z.object({
  revision: z.nullable(z.number()),
  remotes: z.array(
    z.object({
      name: z.string(),
      active: z.string(),
      fallback: z.nullable(z.string()),
      canary: z.unknown(),
      disabled: z.unknown(),
    }),
  ),
});

async function status() {
  await mf('status --json');
  const found = z.safeParse(statusSchema, JSON.parse(printed.out)).data;
  const [remote] = found?.remotes ?? [];
  return { revision: found?.revision, ...remote };
}

async function twoBuilds(): Promise<void> {
  await published('host', 'h1');
  expect(await mf('promote host h1')).toBe(0);
  await published('mf-groups', 'b1');
  await published('mf-groups', 'b2');
  expect(await mf('promote mf-groups b1')).toBe(0);
  expect(await mf('promote mf-groups b2')).toBe(0);
}

it('delivers a build and takes it back, each told and remembered', async () => {
  await twoBuilds();
  expect(printed.out).toContain('mf-groups: live b1 → b2; fallback b1');
  expect(await status()).toMatchObject({ revision: 3, active: 'b2', fallback: 'b1' });
  expect(await mf('rollback mf-groups')).toBe(0);
  expect(await status()).toMatchObject({ revision: 4, active: 'b1', fallback: null });
  await mf('status --history');
  expect(printed.out).toMatch(/^Revision 4, .* by Ines: rollback mf-groups to b1$/m);
  expect(await mf('rollback --revision 3')).toBe(0);
  expect(await status()).toMatchObject({ revision: 5, active: 'b2' });
});

it.each([
  'promote mf-groups b2',
  'rollback mf-groups',
  'canary mf-groups b1 --percent 10 --role manager --club 7',
  'canary mf-groups --end',
  'disable mf-groups --reason Mending',
  'enable mf-groups',
  'gc --keep 0',
])('changes nothing when "%s" is repeated', async (line) => {
  await twoBuilds();
  expect(await mf(line)).toBe(0);
  const { revision } = await status();
  expect(await mf(line)).toBe(0);
  expect(printed.out).toMatch(/Nothing changed|already|Nothing to drop/);
  expect(await status()).toMatchObject({ revision });
});

it('gives a trial to some, and ends it with the promotion of its build', async () => {
  await twoBuilds();
  await mf('canary mf-groups b1 --percent 10 --role manager --club 7');
  expect(await status()).toMatchObject({
    canary: { build: 'b1', percent: 10, roles: ['manager'], clubs: [7] },
  });
  await mf('promote mf-groups b1');
  expect(await status()).toMatchObject({ active: 'b1', canary: null });
});

it('writes nothing in a dry run, and says all that it would', async () => {
  await twoBuilds();
  await mf('rollback mf-groups --dry-run --json');
  expect(JSON.parse(printed.out)).toMatchObject({
    dryRun: true,
    changes: ['mf-groups: live b2 → b1; fallback none'],
    writes: [
      { key: 'registry/revisions/4.json', does: 'create' },
      { key: 'registry/current.json', does: 'replace' },
    ],
  });
  expect(await status()).toMatchObject({ revision: 3, active: 'b2' });
});

it('prints one JSON document and nothing else, also when it refuses', async () => {
  expect(await mf('promote mf-groups b9 --json')).toBe(1);
  expect(JSON.parse(printed.out)).toMatchObject({ command: 'promote', exitCode: 1 });
  expect(printed.error).toContain('mf-groups b9 is not published here');
});

it.each([
  ['nonsense', 'There is no command "nonsense"'],
  ['promote mf-groups', 'promote <remote|host> <build>'],
  ['canary mf-groups b1', '--percent takes a number from 0 to 100'],
  ['canary mf-groups b1 --percent 101', 'not "101"'],
  ['canary mf-groups b1 --percent 10 --role boss', '--role takes trainer or manager'],
  ['canary mf-groups b1 --percent 10 --club x', '--club takes the number of a club'],
  ['disable mf-groups', 'Say with --reason'],
  ['gc --keep all', '--keep takes how many'],
  ['build mf-nothing', 'There is no remote "mf-nothing"'],
  ['dev', 'dev <remote>'],
  ['dev mf-nothing', 'There is no remote "mf-nothing"'],
  ['dev mf-groups --port first', '--port takes a number.'],
  ['status --everything', "Unknown option '--everything'"],
  ['rollback --revision first', '--revision takes the number'],
])('ends "%s" with 2 and how to call it', async (line, lines) => {
  expect(await mf(line)).toBe(2);
  expect(printed.error).toContain(lines);
  expect(printed.error).not.toMatch(/\n {4}at /);
});

it.each([
  ['disable mf-nowhere --reason x', 'mf-nowhere is not delivered here'],
  ['rollback mf-nowhere', 'mf-nowhere is not delivered here'],
  ['rollback --revision 9', 'There is no revision 9'],
  ['publish mf-groups --from /nowhere', 'holds no finished build'],
])('refuses "%s" with a sentence', async (line, lines) => {
  await twoBuilds();
  expect(await mf(line)).toBe(1);
  expect(printed.error).toContain(lines);
});

it('holds back a build that the gate finds wanting, unless somebody says why not', async () => {
  await twoBuilds();
  const built = mkdtempSync(path.join(dir, 'built-'));
  writeSmallBuild(built, { name: 'mf-groups', build: 'b3', shows: ['./Gone'] });
  await mf(`publish mf-groups --from ${built}`);
  expect(await mf('promote mf-groups b3')).toBe(3);
  expect(printed.out).toContain('The gate holds it back');
  expect(await status()).toMatchObject({ active: 'b2' });
  expect(await mf('promote mf-groups b3 --override', 'The page is given up')).toBe(0);
  expect(await status()).toMatchObject({ active: 'b3' });
  await mf('status --history 1');
  expect(printed.out).toContain('went past 1 finding: The page is given up');
});

it('finds what is not as it was delivered, and mends what follows the registry', async () => {
  await twoBuilds();
  expect(await mf('doctor')).toBe(0);
  writeFileSync(path.join(site, 'registry/current.json'), '{}');
  writeFileSync(path.join(site, 'index.html'), 'another page');
  writeFileSync(path.join(site, 'remotes/mf-groups/b2/Page.js'), 'changed');
  rmSync(path.join(site, 'remotes/mf-groups/b1/build.json'));
  expect(await mf('doctor')).toBe(1);
  expect(printed.out).toContain('registry/current.json is not a copy of revision 3');
  expect(printed.out).toContain('index.html is not the page of host h1');
  expect(printed.out).toContain('remotes/mf-groups/b2/Page.js is not the file that was built');
  expect(printed.out).toContain('mf-groups b1 is named by the registry and not published');
  expect(printed.out).toContain('mf-groups b1 has 4 files and no build.json');
  await mf('doctor --mend');
  expect(printed.out).not.toMatch(/current\.json is not|index\.html is not/);
  writeFileSync(path.join(site, 'remotes/mf-groups/b2/build.json'), '{');
  expect(await mf('doctor')).toBe(1);
  expect(printed.out).toMatch(/mf-groups b2 has a record .* cannot be read[^]*mf-groups b1 is named by/);
});

it('says of a broken newest revision what helps, and that helps', async () => {
  await twoBuilds();
  const revision = path.join(site, 'registry/revisions/3.json');
  const current = path.join(site, 'registry/current.json');
  writeFileSync(revision, '{"revision":');
  expect(await mf('doctor --mend')).toBe(1);
  expect(printed.out).toContain('Put a copy of registry/current.json in its place');
  copyFileSync(current, revision);
  expect(await mf('doctor')).toBe(0);
  writeFileSync(revision, '');
  writeFileSync(current, '');
  expect(await mf('doctor')).toBe(1);
  expect(printed.out).toContain('Without one remove it and run `pnpm mf doctor --mend`');
  rmSync(revision);
  expect(await mf('doctor --mend')).toBe(0);
  expect(await status()).toMatchObject({ revision: 2, active: 'b1' });
});

it('puts the page of a host in its place and takes it back', async () => {
  await twoBuilds();
  await published('host', 'h2');
  await mf('promote host h2');
  expect(printed.out).toContain('host: live h1 → h2');
  await mf('rollback host');
  expect(printed.out).toContain('host: live h2 → h1');
  expect(await mf('doctor')).toBe(0);
});

it('delivers to a bucket as to a folder', async () => {
  const standIn = await startS3StandIn();
  Object.assign(process.env, standIn.environment);
  site = 's3://formline/production';
  await twoBuilds();
  expect(await mf('rollback mf-groups')).toBe(0);
  expect(await status()).toMatchObject({ revision: 4, active: 'b1' });
  expect(await mf('doctor')).toBe(0);
  expect([...standIn.objects.keys()]).toContain('production/registry/revisions/4.json');
  await standIn.close();
});

it('explains each command', async () => {
  expect(await mf('help')).toBe(0);
  for (const name of [
    'publish',
    'promote',
    'rollback',
    'canary',
    'disable',
    'enable',
    'gc',
    'doctor',
    'status',
  ]) {
    expect(printed.out).toContain(`pnpm mf ${name}`);
  }
  expect(await mf('rollback --help')).toBe(0);
  expect(printed.out).toContain('--to <…>');
});
