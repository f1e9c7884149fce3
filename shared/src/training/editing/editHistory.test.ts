import {
  type EditHistory,
  MOST_STEPS,
  startHistory,
  withClosedStep,
  withEdit,
  withRedo,
  withUndo,
} from './editHistory';

interface Draft {
  readonly name: string;
  readonly rows: readonly string[];
}

const first: Draft = { name: 'Leg Day', rows: ['Squat'] };

const typed = (history: EditHistory<Draft>, name: string) =>
  withEdit(history, { draft: { ...history.present, name }, label: 'Rename', mergeKey: 'name' });
const added = (history: EditHistory<Draft>, row: string) =>
  withEdit(history, {
    draft: { ...history.present, rows: [...history.present.rows, row] },
    label: `Add ${row}`,
  });
const labels = ({ past, future }: EditHistory<Draft>) => ({
  past: past.map(({ label }) => label),
  future: future.map(({ label }) => label),
});

it('goes back and forth through what was done', () => {
  const history = added(added(startHistory(first), 'Lunge'), 'Plank');
  const back = withUndo(withUndo(history));
  expect(back.present).toBe(first);
  expect(labels(back)).toEqual({ past: [], future: ['Add Lunge', 'Add Plank'] });
  const forth = withRedo(back);
  expect(forth.present.rows).toEqual(['Squat', 'Lunge']);
  expect(labels(forth)).toEqual({ past: ['Add Lunge'], future: ['Add Plank'] });
  expect(withRedo(forth).present).toBe(history.present);
});

it('forgets what was undone once something else is done', () => {
  const history = added(withUndo(added(startHistory(first), 'Lunge')), 'Plank');
  expect(labels(history)).toEqual({ past: ['Add Plank'], future: [] });
});

it('takes the typing of one field as one step, and as two when the field was left in between', () => {
  const once = typed(typed(startHistory(first), 'Leg'), 'Legs');
  expect(labels(once).past).toEqual(['Rename']);
  expect(withUndo(once).present).toBe(first);
  const twice = typed(withClosedStep(once), 'Legs and arms');
  expect(withUndo(twice).present.name).toBe('Legs');
});

it('does not go on with a step that was undone or followed by another', () => {
  const other = typed(added(typed(startHistory(first), 'A'), 'Lunge'), 'AB');
  expect(labels(other).past).toEqual(['Rename', 'Add Lunge', 'Rename']);
  const undone = typed(withUndo(typed(startHistory(first), 'A')), 'B');
  expect(withUndo(undone).present).toBe(first);
});

it('has no step for an edit that changes nothing, or for what is typed back', () => {
  const start = startHistory(first);
  expect(withEdit(start, { draft: { ...first, rows: [...first.rows] }, label: 'Sort' })).toBe(start);
  const typedBack = typed(typed(start, 'Leg Days'), 'Leg Day');
  expect(labels(typedBack)).toEqual({ past: [], future: [] });
  expect(typedBack.present).toBe(first);
});

it('stays as it is where there is nothing to undo or redo', () => {
  const start = startHistory(first);
  expect(withUndo(start)).toEqual(start);
  expect(withRedo(start)).toEqual(start);
});

it('keeps the latest steps of very many', () => {
  const steps = Array.from({ length: MOST_STEPS + 5 }, (_, index) => `row ${index}`);
  const history = steps.reduce(added, startHistory(first));
  expect(history.past).toHaveLength(MOST_STEPS);
  expect(history.past[0]?.label).toBe('Add row 5');
});
