import { announce } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { sectionProblem } from '../draft/draftLimits';
import { withMovedSection, withoutSection, withRenamedSection, withSection } from '../draft/draftSections';
import type { EditorChanges } from './useEditorChanges';
import { named } from '../draft/named';
import { type DraftSection, newItemKey, type WorkoutDraft } from '../draft/workoutDraft';
import { workoutEditorTexts as texts } from './workoutEditor.texts';
import { workoutHeadTexts } from './workoutHead.texts';

const { steps } = texts;

export function sectionSteps({ edit, latest }: EditorChanges) {
  const editNamed = (change: (draft: WorkoutDraft) => WorkoutDraft, label: string) =>
    edit(named(change), { label });
  const countSections = () => latest().sections.length;
  return {
    addSection: () => {
      const problem = sectionProblem(latest());
      if (problem !== null) return notify.error(problem);
      const section = { key: newItemKey(), name: workoutHeadTexts.newSection(countSections() + 1) };
      return editNamed((draft) => withSection(draft, section), steps.addSection(section.name));
    },
    renameSection: ({ key, name: before }: DraftSection, name: string) =>
      editNamed((draft) => withRenamedSection(draft, key, name), steps.renameSection(before)),
    moveSection: ({ key, name }: DraftSection, by: -1 | 1) => {
      const to = latest().sections.findIndex((section) => section.key === key) + by;
      editNamed((draft) => withMovedSection(draft, key, to), steps.moveSection(name));
      announce(texts.movedSection(name, to + 1, countSections()));
    },
    removeSection: ({ key, name }: DraftSection) => {
      editNamed((draft) => withoutSection(draft, key), steps.removeSection(name));
      announce(texts.removed(name));
    },
  };
}
