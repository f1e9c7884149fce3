import type { WorkoutSection } from '@formline/shared/contracts/library/workoutContent';
import type { WorkoutChange } from '@formline/shared/training/workout/draft/savedItems.ts';

type SentSections = WorkoutChange['sections'];
type SentItem = SentSections[number]['exercises'][number];
type SavedItem = WorkoutSection['exercises'][number];

export type Renaming = readonly [before: string, after: string];

const sectionKey = (id: number) => `section-${id}`;

/** Relies on the answer keeping the order in which the slots were sent. */
export function renamedSlots(sent: SentSections, saved: readonly WorkoutSection[]): Renaming[] {
  const pairs = sent.flatMap((section, index): Renaming[] => {
    const answer = saved[index];
    if (!answer) return [];
    const own: Renaming[] = section.id === undefined ? [] : [[sectionKey(section.id), sectionKey(answer.id)]];
    return [...own, ...section.exercises.flatMap((item, at) => itemPairs(item, answer.exercises[at]))];
  });
  return pairs.filter(([before, after]) => before !== after);
}

function itemPairs(sent: SentItem, saved: SavedItem | undefined): Renaming[] {
  if (!saved) return [];
  const own: Renaming[] = sent.key === undefined ? [] : [[sent.key, saved.key]];
  if (!sent.routine_type || saved.routine_type === null) return own;
  const turns = sent.compound_routine_exercises.flatMap(({ exercise }, turn): Renaming[] => {
    const answer = saved.compound_routine_exercises[turn];
    return answer && exercise.key !== undefined ? [[exercise.key, answer.exercise.key]] : [];
  });
  return [...own, ...turns];
}

/** A copy gets new slot ids: the editor keeps the old names, and the URL takes the new ones to survive a reload. */
export function slotNames() {
  const toAddress = new Map<string, string>();
  const toEditor = new Map<string, string>();
  return {
    rename(renamings: readonly Renaming[]): void {
      for (const [before, after] of renamings) {
        const name = toEditor.get(before) ?? before;
        toAddress.set(name, after);
        toEditor.set(after, name);
      }
    },
    inAddress: (name: string): string => toAddress.get(name) ?? name,
    inEditor: (name: string): string => toEditor.get(name) ?? name,
  };
}

export type SlotNames = ReturnType<typeof slotNames>;
