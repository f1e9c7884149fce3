import { announce, HStack, IconButton, useShortcut } from '@formline/shared/ui/core';
import { Redo2, Undo2 } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { editHistoryTexts as texts } from './editing.texts';
import { addUndoTarget, bringForward, type UndoTarget } from './undoKeys';
import type { EditSession } from './useEditHistory';

interface UndoRedoButtonsProps {
  readonly session: Pick<EditSession<unknown>, 'draft' | 'undoLabel' | 'redoLabel' | 'undo' | 'redo'>;
  readonly regionRef: RefObject<HTMLElement | null>;
}

export function UndoRedoButtons({ session, regionRef }: UndoRedoButtonsProps) {
  const { undoLabel, redoLabel } = session;
  const undo = () => {
    if (undoLabel === null) return false;
    session.undo();
    announce(texts.undone(undoLabel));
    return true;
  };
  const redo = () => {
    if (redoLabel === null) return false;
    session.redo();
    announce(texts.redone(redoLabel));
    return true;
  };
  useUndoKeys({ undo, redo, regionRef, draft: session.draft });
  // Removing a button would lose its focus, so one without a step stays.
  return (
    <HStack gap="0">
      <IconButton
        size="sm"
        label={undoLabel === null ? texts.undo : texts.undoStep(undoLabel)}
        icon={<Undo2 />}
        aria-disabled={undoLabel === null || undefined}
        onClick={undo}
      />
      <IconButton
        size="sm"
        label={redoLabel === null ? texts.redo : texts.redoStep(redoLabel)}
        icon={<Redo2 />}
        aria-disabled={redoLabel === null || undefined}
        onClick={redo}
      />
    </HStack>
  );
}

interface UndoKeys extends Pick<UndoTarget, 'undo' | 'redo'> {
  readonly regionRef: RefObject<HTMLElement | null>;
  readonly draft: unknown;
}

function useUndoKeys({ undo, redo, regionRef, draft }: UndoKeys): void {
  useShortcut({ keys: 'mod+z', label: texts.undo, scope: 'screen' });
  useShortcut({ keys: 'mod+shift+z', label: texts.redo, scope: 'screen' });
  const undoLatest = useEffectEvent(undo);
  const redoLatest = useEffectEvent(redo);
  const targetRef = useRef<UndoTarget>(null);
  useEffect(() => {
    const target = {
      region: () => regionRef.current,
      undo: () => undoLatest(),
      redo: () => redoLatest(),
    };
    targetRef.current = target;
    return addUndoTarget(target);
  }, [regionRef]);
  // A shortcut without a focused editor applies to the one that changed last.
  useEffect(() => {
    if (targetRef.current) bringForward(targetRef.current);
  }, [draft]);
}
