import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RemovalQuestion } from './RemovalDialog';
import { removalQuestion } from './removal';
import type { EditorSteps } from './editorSteps';
import { type DraftItem, type DraftSection, exercisesOf } from '../draft/workoutDraft';
import { workoutEditorTexts as texts } from './workoutEditor.texts';

/** Confirms removals from a workout. Empty items are removed at once, as undo restores them. */
export function useRemovals(steps: EditorSteps, regionRef: RefObject<HTMLElement | null>) {
  const [question, setQuestion] = useState<RemovalQuestion | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const ask = (asked: RemovalQuestion) => {
    setQuestion(asked);
    setIsOpen(true);
  };
  return {
    question,
    isOpen,
    close: () => setIsOpen(false),
    askRemoval: (item: DraftItem) => {
      const neighbours = neighbourKeys(regionRef.current, item.key);
      ask({
        ...removalQuestion(item),
        onConfirm: () => steps.remove(item),
        focusNext: () => elementToFocus(regionRef.current, [item.key, ...neighbours]),
      });
    },
    askSectionRemoval: (section: DraftSection) => {
      const { name, items } = section;
      const count = items.reduce((sum, item) => sum + exercisesOf(item).length, 0);
      const remove = () => steps.removeSection(section);
      const focusNext = () => elementToFocus(regionRef.current, []);
      if (count === 0) {
        // Its menu, which has the focus, goes with it.
        flushSync(remove);
        focusNext()?.focus();
        return;
      }
      ask({
        title: texts.removeSection,
        text: texts.removeSectionQuestion(name, count),
        confirm: texts.remove,
        onConfirm: remove,
        focusNext,
      });
    },
  };
}

const rowsOf = (region: HTMLElement | null) => [
  ...(region?.querySelectorAll<HTMLElement>('[data-place]') ?? []),
];

function neighbourKeys(region: HTMLElement | null, key: string): readonly string[] {
  const keys = rowsOf(region).map(({ dataset }) => dataset['place'] ?? '');
  const at = keys.indexOf(key);
  return [keys[at + 1], keys[at - 1]].filter((one) => one !== undefined);
}

/** The first existing row of these keys, else the first button of the editor. */
export function elementToFocus(region: HTMLElement | null, keys: readonly string[]): HTMLElement | null {
  const rows = rowsOf(region);
  const row = keys
    .map((key) => rows.find(({ dataset }) => dataset['place'] === key))
    .find((one) => one !== undefined);
  return (
    row?.querySelector<HTMLElement>('[data-row-name]') ?? region?.querySelector<HTMLElement>('button') ?? null
  );
}
