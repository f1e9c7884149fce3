import { withMoved } from '../../../ui/sortable-board/dropPosition';
import type { DraftSection, WorkoutDraft } from './workoutDraft';

/** Exercises that were added without a section go here. */
export const DEFAULT_SECTION_NAME = 'Warm-Up';

/** The section for what was added without one: the first that is called Warm-Up, else the first; null without any. */
export function defaultSection({ sections }: WorkoutDraft): DraftSection | null {
  return sections.find(({ name }) => name.trim() === DEFAULT_SECTION_NAME) ?? sections[0] ?? null;
}

/** A section more, at the end. */
export const withSection = (
  draft: WorkoutDraft,
  section: Pick<DraftSection, 'key' | 'name'>,
): WorkoutDraft => ({
  ...draft,
  sections: [...draft.sections, { ...section, items: [] }],
});

/** A section with another name; blanks alone are no name. */
export function withRenamedSection(draft: WorkoutDraft, key: string, name: string): WorkoutDraft {
  const trimmed = name.trim();
  const isMeant = (section: DraftSection) => section.key === key && section.name !== trimmed;
  if (trimmed === '' || !draft.sections.some(isMeant)) return draft;
  return {
    ...draft,
    sections: draft.sections.map((section) => (isMeant(section) ? { ...section, name: trimmed } : section)),
  };
}

/** Takes a section away, with all that stands in it. */
export function withoutSection(draft: WorkoutDraft, key: string): WorkoutDraft {
  const sections = draft.sections.filter((section) => section.key !== key);
  return sections.length === draft.sections.length ? draft : { ...draft, sections };
}

/** Moves a section with all that stands in it; the index is the one it has once it is there. */
export function withMovedSection(draft: WorkoutDraft, key: string, to: number): WorkoutDraft {
  const { sections } = draft;
  if (to < 0 || to >= sections.length) return draft;
  const from = sections.findIndex((section) => section.key === key);
  const moved = withMoved(sections, from, to);
  return moved === sections ? draft : { ...draft, sections: moved };
}
