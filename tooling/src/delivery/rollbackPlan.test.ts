import type { Registry } from '@formline/shared/contracts/platform/registry';
import { revisionRollbackAction, rollbackPlan } from './rollbackPlan';
import { buildRemote, buildRemoteBuild } from './testing/builders';

const revisions = (
  ...steps: readonly (readonly [action: string, live: string, fallback?: string])[]
): Registry[] =>
  steps.map(([action, live, fallback], index) => ({
    revision: index + 1,
    previous: index || null,
    change: { at: '2026-11-22T10:00:00.000Z', by: 'Ines', action, overridden: null },
    hosts: [{ version: '1.0.0', build: `h-${live}`, deployedAt: '2026-11-22T10:00:00.000Z' }],
    remotes: [
      {
        ...buildRemote('mf-a', live),
        fallback: fallback === undefined ? null : buildRemoteBuild('mf-a', fallback),
      },
    ],
  }));

async function* newestFirst(all: readonly Registry[]) {
  for (const revision of all.toReversed()) yield await Promise.resolve(revision);
}

const plan = (all: readonly Registry[], to: string | null = null, name = 'mf-a') =>
  rollbackPlan(newestFirst(all), name, to);

const history = revisions(
  ['promote mf-a b1', 'b1'],
  ['promote mf-a b2', 'b2', 'b1'],
  ['promote mf-a b3', 'b3', 'b2'],
  ['disable mf-b', 'b3', 'b2'],
);
const rolledBack = [
  ...history,
  ...revisions(['rollback mf-a to b2', 'b2', 'b1'], ['enable mf-b', 'b2', 'b1']),
];

it('goes back to the build before, with the fallback it had then', async () => {
  expect(await plan(history)).toMatchObject({ kind: 'back', to: 'b2', fallback: { build: 'b1' } });
});

it('goes back to a build that is named', async () => {
  expect(await plan(history, 'b1')).toMatchObject({ kind: 'back', to: 'b1', fallback: null });
  expect(await plan(history, 'never-live')).toMatchObject({ kind: 'back', to: 'never-live' });
});

it('does not go one more step back when it is repeated', async () => {
  expect(await plan(rolledBack)).toMatchObject({
    kind: 'done',
    since: { change: { action: 'rollback mf-a to b2' } },
  });
  expect(await plan(rolledBack, 'b2')).toMatchObject({ kind: 'done' });
  expect(await plan(rolledBack.slice(-2))).toMatchObject({ kind: 'done' });
});

it('does not go forward again to what a rollback of everything has left', async () => {
  const back = [...history, ...revisions([revisionRollbackAction(2), 'b2', 'b1'])];
  expect(await plan(back)).toMatchObject({
    kind: 'done',
    since: { change: { action: 'rollback to revision 2' } },
  });
  expect(await plan(back, null, 'host')).toMatchObject({ kind: 'done' });
});

it('goes further back when a build is named', async () => {
  expect(await plan(rolledBack, 'b1')).toMatchObject({ kind: 'back', to: 'b1' });
});

it('goes back from what was promoted after a rollback', async () => {
  const again = [...rolledBack, ...revisions(['promote mf-a b4', 'b4', 'b2'])];
  expect(await plan(again)).toMatchObject({ kind: 'back', to: 'b2' });
});

it('says so when there is nothing to go back to', async () => {
  expect(await plan(history.slice(0, 1))).toEqual({ kind: 'nothing' });
});

it('knows the host too', async () => {
  expect(await plan(history, null, 'host')).toMatchObject({ kind: 'back', to: 'h-b2', fallback: null });
});
