import type { Milestone } from '@formline/shared/contracts/records/milestones';
import { doneOnes, type MilestoneChange, openOnes, sentChanges, withChange } from './milestoneChange';

const milestone = (id: number, ordinal: number, doneAt: string | null = null): Milestone => ({
  id,
  name: `M${id}`,
  status: doneAt !== null,
  isComplete: doneAt !== null,
  ordinal,
  due_date: null,
  completed_at: doneAt,
  version: id * 10,
});
const at = '2026-06-14T10:00:00.000Z';
const all = [milestone(1, 1), milestone(2, 2), milestone(3, 3), milestone(4, 4, '2026-06-01T10:00:00.000Z')];
const shown = (milestones: readonly Milestone[]) =>
  milestones.map(({ id, name, ordinal, status }) => `${id} ${name} ${ordinal}${status ? ' done' : ''}`);

it('renames, removes and moves', () => {
  expect(shown(withChange(all, { kind: 'rename', id: 2, name: 'Run' }))[1]).toBe('2 Run 2');
  expect(shown(withChange(all, { kind: 'remove', id: 2 }))).toEqual(['1 M1 1', '3 M3 3', '4 M4 4 done']);
  const moved = withChange(all, { kind: 'reorder', id: 3, to: 0 });
  expect(shown(openOnes(moved))).toEqual(['3 M3 1', '1 M1 2', '2 M2 3']);
});

it('gives the highest place to what gets done and one behind it to what is open again', () => {
  const done = withChange(all, { kind: 'tick', id: 1, isDone: true, at });
  expect(doneOnes(done).map(({ id, ordinal, completed_at }) => [id, ordinal, completed_at])).toEqual([
    [4, 4, '2026-06-01T10:00:00.000Z'],
    [1, 4, at],
  ]);
  const reopened = withChange(all, { kind: 'tick', id: 4, isDone: false, at });
  expect(openOnes(reopened).at(-1)).toMatchObject({
    id: 4,
    ordinal: 5,
    isComplete: false,
    completed_at: null,
  });
});

it.each<MilestoneChange>([
  { kind: 'rename', id: 2, name: 'Run' },
  { kind: 'tick', id: 2, isDone: true, at },
  { kind: 'reorder', id: 1, to: 2 },
  { kind: 'remove', id: 2 },
  { kind: 'remove', id: 99 },
])('is the same done twice: %j', (change) => {
  const once = withChange(all, change);
  expect(withChange(once, change)).toEqual(once);
});

it('sends one milestone, and the whole open list when it is sorted', () => {
  expect(sentChanges(all, { kind: 'rename', id: 2, name: 'Run' })).toEqual([
    { id: 2, name: 'Run', version: 20 },
  ]);
  expect(sentChanges(all, { kind: 'tick', id: 1, isDone: true, at })).toEqual([
    { id: 1, status: true, ordinal: 4, version: 10 },
  ]);
  expect(sentChanges(all, { kind: 'reorder', id: 3, to: 0 })).toEqual([
    { id: 3, ordinal: 1, version: 30 },
    { id: 1, ordinal: 2, version: 10 },
    { id: 2, ordinal: 3, version: 20 },
  ]);
});
