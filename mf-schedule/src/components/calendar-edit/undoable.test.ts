import { buildChange } from '../../testing/buildChange';
import { undoable } from './undoable';

const own = buildChange().changed_by.id;
const changes = (...states: readonly (readonly [id: number, state: 'held' | 'undone' | 'other'])[]) =>
  states.map(([id, state]) =>
    buildChange({
      id,
      undone_at: state === 'undone' ? '2026-11-20T12:00:00.000Z' : null,
      ...(state === 'other' && { changed_by: { id: own + 1, full_name: 'Other Trainer' } }),
    }),
  );

it.each([
  ['nothing', [], null, null],
  [
    'the newest',
    [
      [3, 'held'],
      [2, 'held'],
    ],
    3,
    null,
  ],
  [
    'the one before, or the same again',
    [
      [3, 'undone'],
      [2, 'held'],
    ],
    2,
    3,
  ],
  [
    'first what was undone last',
    [
      [4, 'undone'],
      [3, 'undone'],
      [2, 'held'],
    ],
    2,
    3,
  ],
  [
    'only again when all is undone',
    [
      [3, 'undone'],
      [2, 'undone'],
    ],
    null,
    2,
  ],
  [
    'not again what came before a newer change',
    [
      [4, 'held'],
      [3, 'undone'],
    ],
    4,
    null,
  ],
  [
    'not what somebody else changed',
    [
      [4, 'other'],
      [3, 'held'],
    ],
    3,
    null,
  ],
] as const)('can be undone: %s', (_, states, undo, redo) => {
  const found = undoable(changes(...states), own);
  expect([found.undo?.id ?? null, found.redo?.id ?? null]).toEqual([undo, redo]);
});
