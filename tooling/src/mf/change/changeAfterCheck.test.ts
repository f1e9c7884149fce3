import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promoteBuild, requirePublished } from '../../delivery/promoteBuild';
import { publishBuild } from '../../delivery/publishBuild';
import { readNewest } from '../../delivery/registryFile';
import { revisionKey } from '../../delivery/revisionFile';
import { writeSmallBuild } from '../../delivery/smallBuild';
import { folderStore } from '../../delivery/store/folderStore';
import type { Store } from '../../delivery/store/Store';
import { canary } from './canary';
import { type Call, type Command, exitCodes } from '../Command';
import { disable } from './disable';
import { promote } from './promote';

const dir = mkdtempSync(path.join(tmpdir(), 'formline-judged-'));
afterAll(() => rmSync(dir, { recursive: true }));

let store: Store;

async function publish(name: string, build: string, shows: readonly string[] = []): Promise<void> {
  const built = mkdtempSync(path.join(dir, 'built-'));
  writeSmallBuild(built, { name, build, shows });
  await publishBuild(store, built, 'Maya');
}

async function goLive(name: string, build: string): Promise<void> {
  const change = { by: 'Maya', action: `promote ${name} ${build}`, overridden: null };
  await promoteBuild(store, await requirePublished(store, name, build), change);
}

beforeEach(async () => {
  store = folderStore(mkdtempSync(path.join(dir, 'site-')));
  await publish('host', 'h1');
  await publish('mf-groups', 'g1');
  await publish('mf-groups', 'g2', ['./Page']);
  await publish('mf-clients', 'c1');
  await publish('mf-clients', 'c2', ['./Page']);
  await publish('mf-clients', 'c3', ['./Page', './Gone']);
  await goLive('host', 'h1');
  await goLive('mf-groups', 'g1');
  await goLive('mf-clients', 'c1');
});

const call = (words: readonly string[], options: Readonly<Record<string, string>> = {}): Call => ({
  words,
  text: (option) => options[option] ?? null,
  texts: () => [],
  has: () => false,
  store,
  isDryRun: false,
  smokeTest: null,
  by: 'Ines',
});

function overtaken(command: Command, given: Call, byOther: () => Promise<unknown>) {
  const create: Store['create'] = async (key, content) => {
    if (key === revisionKey(4)) await byOther();
    return store.create(key, content);
  };
  return command.run({ ...given, store: { ...given.store, create } });
}

const live = async () => {
  const registry = await readNewest(store);
  return [registry?.revision, ...(registry?.remotes ?? []).map(({ active }) => active.build)];
};

it.each([
  [promote, {}],
  [canary, { percent: '10' }],
])('holds back a build that does not go with what went live in the same moment', async (command, options) => {
  const outcome = await overtaken(command, call(['mf-clients', 'c2'], options), () =>
    goLive('mf-groups', 'g2'),
  );
  expect(outcome).toMatchObject({ exitCode: exitCodes.findings, data: { isChanged: false } });
  expect(outcome.lines.join('\n')).toMatch(
    /\/shown\/Page is served by mf-groups already[^]*Something else went live .* one error\. Nothing was changed/,
  );
  expect(await live()).toEqual([4, 'g2', 'c1']);
});

it('goes on with a build that fits all the same', async () => {
  await publish('host', 'h2');
  const outcome = await overtaken(promote, call(['mf-clients', 'c2']), () => goLive('host', 'h2'));
  expect(outcome).toMatchObject({ data: { isChanged: true, revision: 5 } });
  expect(await live()).toEqual([5, 'g1', 'c2']);
});

it('does not ask again when what changed in the meantime is not compared', async () => {
  let asked = 0;
  const read: Store['read'] = (key) => {
    if (key === 'remotes/mf-clients/c2/contract.json') asked += 1;
    return store.read(key);
  };
  const given = call(['mf-clients', 'c2']);
  const switchOff = () => disable.run(call(['mf-groups'], { reason: 'Mending' }));
  await overtaken(promote, { ...given, store: { ...store, read } }, switchOff);
  expect(await live()).toEqual([5, 'g1', 'c2']);
  expect(asked).toBe(1);
});

describe('an override', () => {
  const given = () => call(['mf-clients', 'c3'], { override: 'The page comes later' });

  it('covers what was recorded when it is found again', async () => {
    await publish('host', 'h2');
    await overtaken(promote, given(), () => goLive('host', 'h2'));
    const change = (await readNewest(store))?.change;
    expect(change?.overridden).toMatchObject({
      why: 'The page comes later',
      findings: [expect.stringContaining('The manifest names ./Gone')],
    });
  });

  it('does not cover what is found only then', async () => {
    const outcome = await overtaken(promote, given(), () => goLive('mf-groups', 'g2'));
    expect(outcome).toMatchObject({ exitCode: exitCodes.findings });
    expect(outcome.lines.join('\n')).not.toContain('./Gone');
    expect(await live()).toEqual([4, 'g2', 'c1']);
  });
});
