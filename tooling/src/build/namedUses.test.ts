import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readNamedUses } from './namedUses';
import { packageDir } from './workspace';

const usesOf = (source: string) => readNamedUses(source, 'Some.tsx');

it('reads what a file emits, listens to and leaves room for', () => {
  expect(
    usesOf(`
      import { emitEvent, eventStream, onEvent as hear, useLastEvent } from '@formline/shared/events';
      import { Slot } from '@formline/shared/slots';
      import { shellSlotFillings } from '../../remotes/RemoteSlot';
      emitEvent(isNew ? 'a:made' : 'a:changed', { count });
      hear('b:heard', (value) => value); eventStream('b:streamed'); useLastEvent('b:last', null);
      shellSlotFillings(entries, 'd:place');
      export const Page = () => <p><Slot name="c:place" slotProps={{}} /><Slot name={'c:other'}></Slot></p>;`),
  ).toEqual({
    emits: ['a:made', 'a:changed'],
    listens: ['b:heard', 'b:streamed', 'b:last'],
    slotsPlaced: ['d:place', 'c:place', 'c:other'],
  });
});

it('reads the slot that the shell itself places', () => {
  const file = path.join(packageDir('host'), 'src/shell/account/AccountPanel.tsx');
  expect(readNamedUses(readFileSync(file, 'utf8'), file).slotsPlaced).toEqual(['shell:account']);
});

it('reads the bus from inside of shared too, and not what only sounds like it', () => {
  const shared = `import { emitEvent } from '../events/events'; emitEvent('session:token-changed', null);`;
  expect(usesOf(shared).emits).toEqual(['session:token-changed']);
  const other = `import { onEvent } from './club/events'; import type { Slot } from '@formline/shared/slots'; onEvent('x');`;
  expect(usesOf(other)).toEqual({ emits: [], listens: [], slotsPlaced: [] });
});

it('lets a module be passed on as a whole, as the host passes on the doors', () => {
  const host = `import * as events from '@formline/shared/events'; export const doors = [() => events];`;
  expect(usesOf(host)).toEqual({ emits: [], listens: [], slotsPlaced: [] });
});

it.each([
  ['a name that is reckoned', `import { emitEvent } from '@formline/shared/events'; emitEvent(name, 'a:b');`],
  ['half a name', "import { onEvent } from '@formline/shared/events'; onEvent(`a:${word}`, go);"],
  [
    'a function that is handed on',
    `import { onEvent } from '@formline/shared/events'; export const on = [onEvent];`,
  ],
  [
    'a slot by a reckoned name',
    `import { Slot } from '@formline/shared/slots'; const a = <Slot name={name} />;`,
  ],
  ['the whole module', `import * as bus from '@formline/shared/events'; bus.emitEvent('a:b');`],
])('refuses %s, because nobody could tell who relies on it', (_what, source) => {
  expect(() => usesOf(source)).toThrow('Some.tsx: ');
});
