import { withMoved } from '../../../ui/sortable-board/dropPosition';
import type { DraftSection, WorkoutDraft } from './workoutDraft';

export const DEFAULT_SECTION_NAME = 'Warm-Up';

/** Section for items added without one: the first named Warm-Up, else the first; null without any. */
export function defaultSection({ sections }: WorkoutDraft): DraftSection | null {
  return sections.find(({ name }) => name.trim() === DEFAULT_SECTION_NAME) ?? sections[0] ?? null;
}

export const withSection = (
  draft: WorkoutDraft,
  section: Pick<DraftSection, 'key' | 'name'>,
): WorkoutDraft => ({
  ...draft,
  sections: [...draft.sections, { ...section, items: [] }],
});

export function withRenamedSection(draft: WorkoutDraft, key: string, name: string): WorkoutDraft {
  const trimmed = name.trim();
  const isMeant = (section: DraftSection) => section.key === key && section.name !== trimmed;
  if (trimmed === '' || !draft.sections.some(isMeant)) return draft;
  return {
    ...draft,
    sections: draft.sections.map((section) => (isMeant(section) ? { ...section, name: trimmed } : section)),
  };
}

export function withoutSection(draft: WorkoutDraft, key: string): WorkoutDraft {
  const sections = draft.sections.filter((section) => section.key !== key);
  return sections.length === draft.sections.length ? draft : { ...draft, sections };
}

export function withMovedSection(draft: WorkoutDraft, key: string, to: number): WorkoutDraft {
  const { sections } = draft;
  if (to < 0 || to >= sections.length) return draft;
  const from = sections.findIndex((section) => section.key === key);
  const moved = withMoved(sections, from, to);
  return moved === sections ? draft : { ...draft, sections: moved };
}
