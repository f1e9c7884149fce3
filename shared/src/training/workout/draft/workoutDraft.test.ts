import { buildWorkout, buildWorkoutExercise, buildWorkoutRoutine } from '../../../testing/buildWorkout';
import { sameDraft } from '../../editing/sameDraft';
import { withExercise, withItems, withMovedItem, withoutItem, withReplacedItem } from './draftItems';
import {
  defaultSection,
  withMovedSection,
  withoutSection,
  withRenamedSection,
  withSection,
} from './draftSections';
import { savedItems, toWorkoutChange } from './savedItems';
import {
  countExercises,
  draftSeconds,
  findExercise,
  findItem,
  itemsOf,
  newWorkoutDraft,
  newDraftExercise,
  toWorkoutDraft,
  type WorkoutDraft,
} from './workoutDraft';

const opened = buildWorkout({
  'Warm-Up': [1, 2, 3].map((id) => buildWorkoutExercise({ id })),
  Main: [
    buildWorkoutExercise({ id: 4 }),
    buildWorkoutRoutine([buildWorkoutExercise({ id: 5 }), buildWorkoutExercise({ id: 6 })], { id: 7 }),
  ],
  Finish: [],
});
const draft = toWorkoutDraft(opened);
const order = ({ sections }: WorkoutDraft) =>
  Object.fromEntries(sections.map(({ name, items }) => [name, items.map(({ key }) => key).join(' ')]));

describe('moving', () => {
  it.each([
    ['within a section', 'e1', 'section-1', 2, { 'Warm-Up': 'e2 e3 e1', Main: 'e4 r7', Finish: '' }],
    ['into another section', 'e3', 'section-2', 1, { 'Warm-Up': 'e1 e2', Main: 'e4 e3 r7', Finish: '' }],
    [
      'a circuit into an empty section',
      'r7',
      'section-3',
      0,
      { 'Warm-Up': 'e1 e2 e3', Main: 'e4', Finish: 'r7' },
    ],
    ['beyond the end', 'e4', 'section-1', 99, { 'Warm-Up': 'e1 e2 e3 e4', Main: 'r7', Finish: '' }],
  ])('%s', (_where, key, sectionKey, index, expected) => {
    expect(order(withMovedItem(draft, key, { sectionKey, index }))).toEqual(expected);
  });

  it('changes nothing for what stands there already, is not there, or has nowhere to go', () => {
    expect(withMovedItem(draft, 'e2', { sectionKey: 'section-1', index: 1 })).toBe(draft);
    expect(withMovedItem(draft, 'gone', { sectionKey: 'section-1', index: 1 })).toBe(draft);
    expect(withMovedItem(draft, 'e2', { sectionKey: 'gone', index: 1 })).toBe(draft);
  });
});

describe('exercises', () => {
  it('are placed with the dose they suggest, in one set where they suggest none', () => {
    const placed = newDraftExercise({ ...buildWorkoutExercise({ id: 9, reps: 12 }), sets: null }, 'new-1');
    expect(placed).toMatchObject({ key: 'new-1', sets: 1, reps: 12, notes: null, routine_type: null });
    expect(order(withItems(draft, [placed], { sectionKey: 'section-3' }))).toMatchObject({ Finish: 'new-1' });
  });

  it('are changed where they stand, also within a circuit, and all else stays the same', () => {
    const changed = withExercise(draft, 'e6', (exercise) => ({ ...exercise, reps: 20 }));
    expect(findExercise(changed, 'e6')?.reps).toBe(20);
    expect(changed.sections[0]).toBe(draft.sections[0]);
    expect(withExercise(draft, 'gone', (exercise) => ({ ...exercise, reps: 20 }))).toBe(draft);
  });

  it('give their place to others, key and all', () => {
    const replaced = withReplacedItem(draft, 'e2', buildWorkoutExercise({ id: 40, key: 'elsewhere' }));
    expect(findItem(replaced, 'e2')).toMatchObject({ sectionKey: 'section-1', index: 1, item: { id: 40 } });
  });

  it('are counted and timed with those of circuits', () => {
    expect(countExercises(draft)).toBe(6);
    // Three sets of ten repetitions at three seconds and thirty seconds of rest; in the circuit one set in each of two
    // rounds.
    expect(draftSeconds(draft)).toBe(4 * 180 + 2 * (2 * 60 + 60));
  });
});

describe('sections', () => {
  it('are added, renamed, moved and removed', () => {
    const names = ({ sections }: WorkoutDraft) => sections.map(({ name }) => name);
    expect(names(withSection(draft, { key: 'new', name: 'Stretch' }))).toEqual([
      'Warm-Up',
      'Main',
      'Finish',
      'Stretch',
    ]);
    expect(names(withRenamedSection(draft, 'section-2', ' Strength '))).toEqual([
      'Warm-Up',
      'Strength',
      'Finish',
    ]);
    expect(withRenamedSection(draft, 'section-2', '  ')).toBe(draft);
    expect(names(withMovedSection(draft, 'section-3', 0))).toEqual(['Finish', 'Warm-Up', 'Main']);
    expect(withMovedSection(draft, 'section-3', 3)).toBe(draft);
    expect(order(withoutSection(draft, 'section-1'))).toEqual({ Main: 'e4 r7', Finish: '' });
  });

  it('take what was added without one: Warm-Up, else the first', () => {
    expect(defaultSection(withMovedSection(draft, 'section-1', 2))?.name).toBe('Warm-Up');
    expect(defaultSection(withoutSection(draft, 'section-1'))?.name).toBe('Main');
    expect(defaultSection(newWorkoutDraft([], () => 'new'))).toBeNull();
  });
});

/** Seeded, so that every run has the same numbers. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

function randomEdit(before: WorkoutDraft, roll: (sides: number) => number, step: number): WorkoutDraft {
  const items = itemsOf(before);
  const section = before.sections[roll(before.sections.length)];
  const item = items[roll(items.length)];
  if (!section) return withSection(before, { key: `s-${step}`, name: `Part ${step}` });
  const position = { sectionKey: section.key, index: roll(section.items.length + 1) };
  switch (roll(7)) {
    case 0:
      return withItems(
        before,
        [newDraftExercise(buildWorkoutExercise({ id: step + 100 }), `new-${step}`)],
        position,
      );
    case 1:
      return item ? withoutItem(before, item.key) : before;
    case 2:
    case 3:
      return item ? withMovedItem(before, item.key, position) : before;
    case 4:
      return item ? withExercise(before, item.key, (one) => ({ ...one, reps: step })) : before;
    case 5:
      return withMovedSection(before, section.key, roll(before.sections.length));
    default:
      return withSection(before, { key: `s-${step}`, name: `Part ${step}` });
  }
}

const keysOf = (one: WorkoutDraft) => [...one.sections, ...itemsOf(one)].map(({ key }) => key);

it.each([1, 7, 42, 1234])('keeps every place once through any row of edits (row %i)', (seed) => {
  const roll = dice(seed);
  let present = draft;
  for (let step = 1; step <= 200; step += 1) {
    const before = structuredClone(present);
    const next = randomEdit(present, roll, step);
    expect(sameDraft(present, before)).toBe(true);
    const keys = keysOf(next);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Math.abs(keys.length - keysOf(present).length)).toBeLessThanOrEqual(1);
    present = next;
  }
  const change = toWorkoutChange(present, savedItems(draft, opened));
  const ids = change.sections.flatMap(({ id }) => (id === undefined ? [] : [id]));
  expect(new Set(ids).size).toBe(ids.length);
});
