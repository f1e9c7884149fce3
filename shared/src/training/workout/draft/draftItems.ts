import {
  type DraftExercise,
  type DraftItem,
  type DraftPosition,
  type DraftSection,
  findItem,
  isRoutine,
  type WorkoutDraft,
} from './workoutDraft';

/** Inserts items in order before the index, or at the end without one. An unknown section changes nothing. */
export function withItems(
  draft: WorkoutDraft,
  added: readonly DraftItem[],
  { sectionKey, index }: { readonly sectionKey: string; readonly index?: number | undefined },
): WorkoutDraft {
  if (added.length === 0) return draft;
  return mapSection(draft, sectionKey, ({ items, ...section }) => {
    const at = Math.min(Math.max(index ?? items.length, 0), items.length);
    return { ...section, items: [...items.slice(0, at), ...added, ...items.slice(at)] };
  });
}

export function withoutItem(draft: WorkoutDraft, key: string): WorkoutDraft {
  const found = findItem(draft, key);
  if (!found) return draft;
  return mapSection(draft, found.sectionKey, (section) => ({
    ...section,
    items: section.items.filter((item) => item !== found.item),
  }));
}

export function withMovedItem(draft: WorkoutDraft, key: string, to: DraftPosition): WorkoutDraft {
  const found = findItem(draft, key);
  if (!found || !draft.sections.some((section) => section.key === to.sectionKey)) return draft;
  if (found.sectionKey === to.sectionKey && found.index === to.index) return draft;
  return withItems(withoutItem(draft, key), [found.item], to);
}

/** Replaces an item and keeps its slot key: an edited superset, a swapped exercise. */
export function withReplacedItem(draft: WorkoutDraft, key: string, item: DraftItem): WorkoutDraft {
  const found = findItem(draft, key);
  if (!found || found.item === item) return draft;
  return mapSection(draft, found.sectionKey, (section) => ({
    ...section,
    items: section.items.map((known) => (known === found.item ? { ...item, key } : known)),
  }));
}

export function withExercise(
  draft: WorkoutDraft,
  key: string,
  change: (exercise: DraftExercise) => DraftExercise,
): WorkoutDraft {
  return mapSections(draft, (section) => {
    const items = mapSame(section.items, (item) => itemWithExercise(item, key, change));
    return items === section.items ? section : { ...section, items };
  });
}

function itemWithExercise(
  item: DraftItem,
  key: string,
  change: (exercise: DraftExercise) => DraftExercise,
): DraftItem {
  if (!isRoutine(item)) return item.key === key ? change(item) : item;
  const placed = mapSame(item.compound_routine_exercises, (turn) => {
    if (turn.exercise.key !== key) return turn;
    const exercise = change(turn.exercise);
    return exercise === turn.exercise ? turn : { ...turn, exercise };
  });
  return placed === item.compound_routine_exercises ? item : { ...item, compound_routine_exercises: placed };
}

const mapSection = (
  draft: WorkoutDraft,
  key: string,
  change: (section: DraftSection) => DraftSection,
): WorkoutDraft => mapSections(draft, (section) => (section.key === key ? change(section) : section));

function mapSections(draft: WorkoutDraft, change: (section: DraftSection) => DraftSection): WorkoutDraft {
  const sections = mapSame(draft.sections, change);
  return sections === draft.sections ? draft : { ...draft, sections };
}

/** Returns the same list if nothing changed, so that drafts share unchanged parts. */
function mapSame<T>(list: readonly T[], change: (one: T) => T): readonly T[] {
  const mapped = list.map(change);
  return mapped.every((one, index) => one === list[index]) ? list : mapped;
}
