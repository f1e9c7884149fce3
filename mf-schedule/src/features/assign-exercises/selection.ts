import { addProblem } from '@formline/shared/training/workout/draft/draftLimits.ts';
import { withItems, withoutItem } from '@formline/shared/training/workout/draft/draftItems.ts';
import { DEFAULT_SECTION_NAME } from '@formline/shared/training/workout/draft/draftSections.ts';
import {
  type LibraryItem,
  libraryItemKey,
  toPlaced,
} from '@formline/shared/training/workout/draft/libraryItem.ts';
import {
  type DraftItem,
  isRoutine,
  itemsOf,
  newItemKey,
  newWorkoutDraft,
  type WorkoutDraft,
} from '@formline/shared/training/workout/draft/workoutDraft.ts';

export type Selection =
  | { readonly step: 'choosing'; readonly items: readonly DraftItem[] }
  | { readonly step: 'prepared'; readonly draft: WorkoutDraft };

export const NOTHING_CHOSEN: Selection = { step: 'choosing', items: [] };

export const chosenItems = (selection: Selection): readonly DraftItem[] =>
  selection.step === 'choosing' ? selection.items : itemsOf(selection.draft);

export const chosenKeys = (selection: Selection): ReadonlySet<string> =>
  new Set(chosenItems(selection).map(libraryKeyOf));

export function libraryKeyOf(item: DraftItem): string {
  return isRoutine(item)
    ? `routine-${item.compound_routine_id}`
    : `exercise-${item.original_exercise_id ?? item.id}`;
}

export function withChosen(selection: Selection, added: readonly LibraryItem[]): Selection {
  const items = newOnes(selection, added).map(toPlaced);
  if (selection.step === 'choosing') return { ...selection, items: [...selection.items, ...items] };
  const sectionKey = warmUpOf(selection.draft)?.key ?? '';
  return { ...selection, draft: withItems(selection.draft, items, { sectionKey }) };
}

export function withoutChosen(selection: Selection, keys: ReadonlySet<string>): Selection {
  const stays = (item: DraftItem) => !keys.has(libraryKeyOf(item));
  if (selection.step === 'choosing') return { ...selection, items: selection.items.filter(stays) };
  const removed = itemsOf(selection.draft).filter((item) => !stays(item));
  return {
    ...selection,
    draft: removed.reduce((draft, { key }) => withoutItem(draft, key), selection.draft),
  };
}

export function choiceProblem(selection: Selection, added: readonly LibraryItem[]): string | null {
  const items = newOnes(selection, added).map(toPlaced);
  const draft = selection.step === 'choosing' ? workoutOf(selection.items, 'Workout') : selection.draft;
  return items.length === 0 ? null : addProblem(draft, items, warmUpOf(draft)?.key ?? null);
}

interface Preparation {
  readonly sectionNames: readonly string[];
  readonly name: string;
}

/** All items go below Warm-Up; an existing workout stays unchanged. Null without a section. */
export function prepared(selection: Selection, { sectionNames, name }: Preparation): Selection | null {
  if (selection.step === 'prepared') return selection;
  const draft = { ...newWorkoutDraft(sectionNames, newItemKey), name };
  const warmUp = warmUpOf(draft);
  if (!warmUp) return null;
  return { step: 'prepared', draft: withItems(draft, selection.items, { sectionKey: warmUp.key }) };
}

const newOnes = (selection: Selection, added: readonly LibraryItem[]): readonly LibraryItem[] => {
  const known = chosenKeys(selection);
  return added.filter((item) => !known.has(libraryItemKey(item)));
};

const warmUpOf = ({ sections }: WorkoutDraft) =>
  sections.find(({ name }) => name.trim() === DEFAULT_SECTION_NAME);

const workoutOf = (items: readonly DraftItem[], name: string): WorkoutDraft => ({
  name,
  description: '',
  sections: [{ key: DEFAULT_SECTION_NAME, name: DEFAULT_SECTION_NAME, items }],
});
