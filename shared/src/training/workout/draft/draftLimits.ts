import {
  MOST_EXERCISES_OF_WORKOUT,
  MOST_IN_SECTION,
  MOST_SECTIONS,
} from '@formline/shared/contracts/library/workoutContent';
import { draftLimitsTexts as texts } from './draftLimits.texts';
import { countExercises, type DraftItem, exercisesOf, findItem, type WorkoutDraft } from './workoutDraft';

export function addProblem(
  draft: WorkoutDraft,
  added: readonly DraftItem[],
  sectionKey: string | null,
): string | null {
  if (added.length === 0) return texts.nothingToAdd;
  const section = draft.sections.find(({ key }) => key === sectionKey);
  if (!section) return texts.sectionMissing;
  const sectionRoom = MOST_IN_SECTION - section.items.length;
  if (added.length > sectionRoom)
    return texts.sectionFull(section.name, MOST_IN_SECTION, Math.max(0, sectionRoom));
  const exerciseRoom = MOST_EXERCISES_OF_WORKOUT - countExercises(draft);
  const exercises = added.reduce((count, item) => count + exercisesOf(item).length, 0);
  return exercises > exerciseRoom
    ? texts.workoutFull(MOST_EXERCISES_OF_WORKOUT, Math.max(0, exerciseRoom))
    : null;
}

export function moveProblem(draft: WorkoutDraft, key: string, sectionKey: string): string | null {
  const section = draft.sections.find((one) => one.key === sectionKey);
  if (!section || findItem(draft, key)?.sectionKey === sectionKey) return null;
  return section.items.length >= MOST_IN_SECTION ? texts.sectionFull(section.name, MOST_IN_SECTION, 0) : null;
}

export const sectionProblem = ({ sections }: WorkoutDraft): string | null =>
  sections.length >= MOST_SECTIONS ? texts.tooManySections(MOST_SECTIONS) : null;
