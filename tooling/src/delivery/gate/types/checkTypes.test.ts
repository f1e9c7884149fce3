import type { BuildContract } from '../../../build/buildContract';
import { buildOf, hostOf } from '../testing/comparedBuilds';
import { linesOf } from '../testing/linesOf';
import { checkTypes } from './checkTypes';
import { integrityOf } from '../../../build/integrityFile';
import type { BuildFiles } from '../BuildFiles';

function filesInMemory(files: Readonly<Record<string, string>>): BuildFiles {
  const hashes = Object.entries(files).map(([file, text]) => [file, integrityOf(text)]);
  const all = new Map(
    Object.entries({ ...files, 'integrity.json': JSON.stringify(Object.fromEntries(hashes)) }),
  );
  return {
    read: (file) => {
      const text = all.get(file);
      return Promise.resolve(text === undefined ? null : Buffer.from(text));
    },
    list: (folder = '') => Promise.resolve([...all.keys()].filter((file) => file.startsWith(folder))),
  };
}

const declarations = {
  core: `import type { JSX } from 'react';
    import type { Tone } from '../tones';
    export declare function Badge(props: { tone?: Tone }): JSX.Element;
    export declare function Unused(props: { tone: Tone }): JSX.Element;`,
  tones: `export type Tone = 'accent' | 'neutral';`,
  call: `export declare class Schema<T> { parse(data: unknown): T }
    export interface Endpoint { path: string; body?: Schema<unknown> }
    type Parsed<S> = S extends Schema<infer T> ? T : never;
    type Input<E extends Endpoint, K extends 'body'> = E[K] extends Schema<unknown>
      ? Record<never, never> extends Parsed<E[K]> ? { [P in K]?: Parsed<E[K]> } : { [P in K]: Parsed<E[K]> }
      : Record<never, never>;
    export declare function call<E extends Endpoint>(endpoint: E, input: Input<E, 'body'>): void;`,
  events: `export interface BusEvents { 'groups:saved': { groupId: number }; 'clients:added': { id: number } }`,
  slots: `export interface SlotProps { 'shell:account': { readonly onClose: () => void } }`,
};

const typesOf = (changed: Partial<typeof declarations> = {}) => {
  const { core, tones, call, events, slots } = { ...declarations, ...changed };
  return {
    'types/shared/src/ui/core.d.ts': core,
    'types/shared/src/tones.d.ts': tones,
    'types/shared/src/api-client/apiClient.d.ts': call,
    'types/shared/src/events/catalogue.d.ts': events,
    'types/shared/src/contracts/slots.d.ts': slots,
  };
};

const doors = { 'ui/core': ['Badge'], 'api-client': ['call'] };
const candidate = buildOf('mf-clients', {
  manifest: { slots: [{ slot: 'shell:account', expose: './AccountSlot' }] },
  contract: { doors, events: { emits: ['clients:added'], listens: ['groups:saved'], known: [] } },
});

const known = ['clients:added', 'groups:saved'];
const hostContract: Partial<BuildContract> = {
  doors: { 'ui/core': ['Badge', 'Unused'], 'api-client': ['call'] },
  events: { emits: ['groups:saved'], listens: [], known },
  slotsPlaced: ['shell:account'],
};

const foundWith = async (changed: Partial<typeof declarations>) =>
  linesOf(
    await checkTypes({ ...candidate, source: filesInMemory(typesOf()) }, [
      { ...hostOf(hostContract), source: filesInMemory(typesOf(changed)) },
    ]),
  );

it('has nothing against the same declarations, or against more of them', async () => {
  expect(await foundWith({})).toEqual([]);
  const more = {
    core: declarations.core.replace('tone?: Tone', 'tone?: Tone; size?: string'),
    tones: declarations.tones.replace(';', ` | 'missed';`),
    events: declarations.events.replace('BusEvents {', `BusEvents { 'new:thing': string;`),
    slots: declarations.slots.replace('SlotProps {', `SlotProps { 'new:slot': { id: number };`),
  };
  expect(await foundWith(more)).toEqual([]);
});

it('names the door, the name and the reason when a component that is used takes less', async () => {
  expect(await foundWith({ tones: `export type Tone = 'neutral';` })).toEqual([
    expect.stringMatching(
      /^error: Badge of ui\/core is not what the receiver was compiled against: Type '"accent"' is not assignable/,
    ),
  ]);
});

it('lets what nobody uses change', async () => {
  const core = declarations.core.replace('Unused(props: { tone: Tone })', 'Unused(props: { text: string })');
  expect(await foundWith({ core })).toEqual([]);
});

it('compares the payloads of events that go from one to the other', async () => {
  expect(await foundWith({ events: declarations.events.replace('groupId: number', 'id: number') })).toEqual([
    expect.stringMatching(/^error: the event groups:saved .* Property 'groupId' is missing/),
  ]);
  expect(
    await foundWith({ events: declarations.events.replace('{ id: number }', '{ id: string }') }),
  ).toEqual([
    expect.stringMatching(
      /^error: the event clients:added .* \[host 1\.0\.0-host, mf-clients 1\.0\.0-live\]$/,
    ),
  ]);
});

it('compares what a slot hands over with what its filler takes', async () => {
  expect(await foundWith({ slots: declarations.slots.replace('onClose', 'onDone') })).toEqual([
    expect.stringMatching(/^error: the slot shell:account .* Property 'onClose' is missing/),
  ]);
});

it('does not judge a type that depends on how it is called, and says so', async () => {
  const call = declarations.call.replace('path: string', 'path: string; summary?: string');
  expect(await foundWith({ call })).toEqual([
    expect.stringMatching(/^warning: call of api-client has changed/),
  ]);
});

it('warns of builds without types, the candidate or others', async () => {
  const noFiles = filesInMemory({});
  const host = { ...hostOf(hostContract), source: noFiles };
  const own = { ...candidate, source: filesInMemory(typesOf()) };
  expect(linesOf(await checkTypes(own, [host]))).toEqual([
    expect.stringContaining('No types lie beside host 1.0.0-host'),
  ]);
  expect(linesOf(await checkTypes({ ...candidate, source: noFiles }, [host]))).toEqual([
    expect.stringContaining('The build carries no types'),
  ]);
});
