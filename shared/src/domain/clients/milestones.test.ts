import { moveMilestone, ordinalAfterToggle, sortMilestones, toggleMilestone } from './milestones';

const open = (id: number, ordinal: number) => ({ id, ordinal, status: false });
const done = (id: number, ordinal: number) => ({ id, ordinal, status: true });
const ordinals = (all: readonly { id: number; ordinal: number }[]) =>
  all.map(({ id, ordinal }) => [id, ordinal]);

describe('milestones', () => {
  it.each([
    [2, 0, [3, 1, 2]],
    [0, 1, [2, 1, 3]],
  ])('are moved from %p to %p and numbered from 1, the done ones untouched', (from, to, ids) => {
    const all = [open(1, 2), done(9, 5), open(2, 4), open(3, 7)];
    const numbered = ids.map((id, index) => [id, index + 1]);
    expect(ordinals(moveMilestone(all, from, to))).toEqual([...numbered, [9, 5]]);
  });

  it('stay when there is nothing at the place', () => {
    expect(ordinals(moveMilestone([open(2, 3), open(1, 2)], 5, 0))).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it('take the highest place when they get done', () => {
    expect(toggleMilestone([open(1, 1), open(2, 2), open(3, 3)], 1)).toEqual([
      open(2, 2),
      open(3, 3),
      done(1, 3),
    ]);
  });

  it('go behind the last when they are open again', () => {
    expect(toggleMilestone([open(1, 1), done(2, 6)], 2)).toEqual([open(1, 1), open(2, 7)]);
  });

  it('never have a place below 1', () => {
    expect([ordinalAfterToggle([], true), ordinalAfterToggle([], false)]).toEqual([1, 1]);
  });

  it('with one place keep the older first', () => {
    expect(sortMilestones([open(8, 1), open(3, 1), done(1, 1)]).map(({ id }) => id)).toEqual([3, 8, 1]);
  });
});
