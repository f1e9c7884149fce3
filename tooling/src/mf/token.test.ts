import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDeliveryServer } from '../delivery/server/startDeliveryServer';
import { promoteBuild, requirePublished } from '../delivery/promoteBuild';
import { writeSmallBuild } from '../delivery/smallBuild';
import { folderStore } from '../delivery/store/folderStore';
import { httpStore } from '../delivery/store/httpStore';
import { runMf } from './runMf';

const dir = mkdtempSync(path.join(tmpdir(), 'formline-token-'));
const site = path.join(dir, 'site');
const tokens = path.join(dir, 'tokens.json');
let server: Awaited<ReturnType<typeof startDeliveryServer>>;
let printed: string;

function keepWhatIsPrinted(): void {
  printed = '';
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
  }
}

const operator = (line: string) => runMf([...line.split(' '), '--by', 'Operator'], { MF_STORE: site });
const team = (token: string, line: string) => {
  printed = '';
  return runMf(line.split(' '), { MF_STORE: server.url, MF_TOKEN: token });
};

function built(name: string, build: string): string {
  const folder = path.join(dir, name, build);
  writeSmallBuild(folder, { name, build });
  return folder;
}

async function newToken(options: string): Promise<string> {
  printed = '';
  expect(await runMf(`token add --tokens ${tokens} ${options}`.split(' '), {})).toBe(0);
  return /fmd_\S+/.exec(printed)?.[0] ?? '';
}

beforeEach(keepWhatIsPrinted);

beforeAll(async () => {
  keepWhatIsPrinted();
  for (const [name, build] of [
    ['host', 'h1'],
    ['mf-groups', 'b1'],
    ['mf-clients', 'c1'],
    ['mf-clients', 'c2'],
  ] as const) {
    await operator(`publish ${name} --from ${built(name, build)}`);
    if (build !== 'c2') await operator(`promote ${name} ${build}`);
  }
  server = await startDeliveryServer({
    store: folderStore(site),
    tokensFile: tokens,
    host: '127.0.0.1',
    port: 0,
  });
});

afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

it('a team delivers its own remote and takes it back, under its own name', async () => {
  const token = await newToken('--holder Ines --for mf-groups');
  expect(await team(token, `publish mf-groups --from ${built('mf-groups', 'b2')}`)).toBe(0);
  expect(await team(token, 'promote mf-groups b2')).toBe(0);
  expect(printed).toContain('mf-groups: live b1 → b2');
  expect(await team(token, 'rollback mf-groups')).toBe(0);
  await team(token, 'status --history');
  expect(printed).toMatch(/by Ines: rollback mf-groups to b1$/m);
  const audit = readFileSync(path.join(dir, 'audit.jsonl'), 'utf8');
  expect(audit).toContain('"holder":"Ines","key":"remotes/mf-groups/b2/build.json"');
  expect(audit).not.toContain(token);
  expect(readFileSync(tokens, 'utf8')).not.toContain(token);
});

it.each([
  ['promote mf-clients c2', 'may not change what is live of mf-clients'],
  ['freeze --all --reason Holidays', 'may not change what is live of the whole site'],
  ['disable mf-clients --reason Mending', 'may not change what is live of mf-clients'],
  ['promote mf-groups b1 --by Operator', 'recorded under the name Bo'],
])('the token of another team: %s', async (line, reason) => {
  const token = await newToken('--holder Bo --for mf-groups');
  const before = readFileSync(path.join(site, 'registry/current.json'), 'utf8');
  await team(token, line);
  expect(printed).toContain(reason);
  expect(readFileSync(path.join(site, 'registry/current.json'), 'utf8')).toBe(before);
});

it('what goes around the gate of `mf` meets it here, and lists nothing outside of the store', async () => {
  const token = await newToken('--holder Eve --for mf-groups');
  const broken = path.join(dir, 'broken');
  writeSmallBuild(broken, { name: 'mf-groups', build: 'b4', shows: ['./Gone'] });
  await team(token, `publish mf-groups --from ${broken}`);
  const store = await httpStore(server.url, token);
  const change = { by: 'Eve', action: 'promote mf-groups b4', overridden: null };
  const build = await requirePublished(store, 'mf-groups', 'b4');
  await expect(promoteBuild(store, build, change)).rejects.toThrow('holds mf-groups b4 back');
  await expect(store.list('../')).rejects.toThrow('no file of a delivery');
});

it('a freeze of everything holds whatever program is used, and rollbacks go on', async () => {
  const token = await newToken('--holder Kim --for mf-groups');
  await team(token, `publish mf-groups --from ${built('mf-groups', 'b5')}`);
  await operator('freeze --all --reason Holidays');
  const store = await httpStore(server.url, token);
  const change = { by: 'Kim', action: 'promote mf-groups b5', overridden: null };
  const promote = async (build: string) =>
    promoteBuild(store, await requirePublished(store, 'mf-groups', build), change);
  await expect(promote('b5')).rejects.toThrow('mf-groups is frozen: Holidays');
  expect((await promote('b2')).isChanged).toBe(true);
  await operator('unfreeze --all');
});

it('a token that only publishes promotes nothing, and a refusal is on record', async () => {
  const token = await newToken('--holder Robot --for mf-groups --may publish');
  expect(await team(token, `publish mf-groups --from ${built('mf-groups', 'b3')}`)).toBe(0);
  expect(await team(token, 'promote mf-groups b3')).toBe(1);
  expect(readFileSync(path.join(dir, 'audit.jsonl'), 'utf8')).toMatch(
    /"holder":"Robot","key":"registry\/revisions\/\d+\.json","refused":"The token of Robot may not change/,
  );
});

it('a revoked token ends at once, and others of the same remote go on', async () => {
  const [first, second] = [
    await newToken('--holder A --for mf-groups'),
    await newToken('--holder B --for mf-groups'),
  ];
  const id = first.split('_')[1] ?? '';
  expect(await runMf(['token', 'revoke', id, '--tokens', tokens], {})).toBe(0);
  expect(await team(first, 'status')).toBe(1);
  expect(printed).toContain('was revoked');
  expect(await team(second, 'status')).toBe(0);
  await runMf(['token', 'list', '--tokens', tokens], {});
  expect(printed).toMatch(new RegExp(`^${id}.*\\d\\d:\\d\\d {2}20\\d\\d-`, 'm'));
});

it.each([
  ['token add --for mf-groups', 2],
  ['token add --holder Ines', 2],
  ['token add --holder Ines --for ../x', 2],
  ['token add --holder Ines --for mf-groups --may own', 2],
  ['token revoke none', 1],
  ['token', 2],
])('ends "%s" with %i', async (line, exitCode) => {
  expect(await runMf([...line.split(' '), '--tokens', tokens], {})).toBe(exitCode);
});

it('says what is missing when a server is asked without a token, and sends none unencrypted', async () => {
  expect(await runMf(['status'], { MF_STORE: server.url })).toBe(1);
  expect(printed).toContain('set MF_TOKEN');
  printed = '';
  expect(await runMf(['status'], { MF_STORE: 'http://deliveries.example', MF_TOKEN: 'x' })).toBe(1);
  expect(printed).toContain('unencrypted');
});
