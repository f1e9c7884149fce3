import { buildChange } from '../../testing/buildChange';
import { undoable } from './undoable';

const own = buildChange().changed_by;
const other = { id: own.id + 1, full_name: 'Other Trainer' };
const minute = (number: number) => `2026-11-20T11:${String(number).padStart(2, '0')}:00.000Z`;

interface Given {
  /** Also the minute in which it was made. */
  readonly id: number;
  /** The minute in which it was undone. */
  readonly undone?: number;
  readonly by?: typeof own;
}

const changeOf = ({ id, undone, by = own }: Given) =>
  buildChange({
    id,
    changed_by: by,
    changed_at: minute(id),
    undone_at: undone === undefined ? null : minute(undone),
  });

it.each<[string, Given[], undo: number | null, redo: number | null]>([
  ['nothing', [], null, null],
  ['the newest', [{ id: 3 }, { id: 2 }], 3, null],
  ['the one before, or the same again', [{ id: 3, undone: 4 }, { id: 2 }], 2, 3],
  ['first again what was undone last', [{ id: 4, undone: 5 }, { id: 3, undone: 6 }, { id: 2 }], 2, 3],
  [
    'first again what was undone last, also from the list',
    [
      { id: 4, undone: 6 },
      { id: 3, undone: 5 },
    ],
    null,
    4,
  ],
  [
    'only again when all is undone',
    [
      { id: 3, undone: 4 },
      { id: 2, undone: 5 },
    ],
    null,
    2,
  ],
  ['not again what came before a newer change', [{ id: 4 }, { id: 2, undone: 3 }], 4, null],
  [
    'not again what was undone before a newer change that is undone too',
    [{ id: 4, undone: 5 }, { id: 2, undone: 3 }, { id: 1 }],
    1,
    4,
  ],
  ['not what somebody else changed', [{ id: 4, by: other }, { id: 3 }], 3, null],
])('can be undone: %s', (_, changes, undo, redo) => {
  const found = undoable(changes.map(changeOf), own.id);
  expect([found.undo?.id ?? null, found.redo?.id ?? null]).toEqual([undo, redo]);
});
