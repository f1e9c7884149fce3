import { checkEvents } from './checkEvents';
import { buildOf, deploymentOf, hostOf } from '../testing/comparedBuilds';
import { linesOf } from '../testing/linesOf';

const remote = (name: string, emits: string[], listens: string[] = []) =>
  buildOf(name, { contract: { events: { emits, listens, known: [] } } });
const host = (known: string[], listens: string[] = []) =>
  hostOf({ events: { emits: ['session:token-changed'], listens, known } });

const saved = 'groups:group-created';
const hosts = [host([saved, 'session:token-changed'])];

it('passes what the bus knows', () => {
  const candidate = remote('mf-groups', [saved], ['session:token-changed']);
  expect(checkEvents(candidate, deploymentOf({ hosts }))).toEqual([]);
});

it('refuses what the bus of an open host does not know', () => {
  const deployment = deploymentOf({ hosts: [...hosts, host(['session:token-changed'])] });
  expect(linesOf(checkEvents(remote('mf-groups', [saved]), deployment))).toEqual([
    expect.stringMatching(/^error: .* does not know the event groups:group-created.*\[mf-groups\]$/),
  ]);
});

it('names who listens to what is not announced any more', () => {
  const active = remote('mf-groups', [saved]);
  const deployment = deploymentOf({
    active,
    hosts: [host([saved], [saved])],
    others: [remote('mf-clients', [], [saved])],
  });
  expect(checkEvents(remote('mf-groups', []), deployment)).toMatchObject([
    { level: 'error', usedBy: ['host 1.0.0-host', 'mf-clients 1.0.0-live'] },
  ]);
});

it('lets an event go that nobody hears, or that somebody else announces', () => {
  const active = remote('mf-groups', [saved]);
  expect(checkEvents(remote('mf-groups', []), deploymentOf({ active, hosts }))).toEqual([]);
  const others = [remote('mf-clients', [saved], [saved])];
  expect(checkEvents(remote('mf-groups', []), deploymentOf({ active, hosts, others }))).toEqual([]);
});

it('tells of a listener that nobody will speak to', () => {
  const candidate = remote('mf-clients', [], [saved]);
  expect(checkEvents(candidate, deploymentOf({ hosts }))).toMatchObject([{ level: 'warning' }]);
  expect(checkEvents(candidate, deploymentOf({ hosts, active: candidate }))).toEqual([]);
});
