import { failureMessage } from '@formline/shared/api-client';
import { Button, HStack, InlineNotice } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { editingTexts } from './editing.texts';

const texts = editingTexts.conflict;

interface ConflictNoticeProps {
  readonly onLoad?: (() => unknown) | undefined;
  readonly onKeep?: (() => unknown) | undefined;
  readonly thing: string;
  /** The documents' sentence for a failed save, which the title completes. */
  readonly titleOf?: (reason: string) => string;
}

/** Shows that another person has saved meanwhile; the edits stay until the user chooses a version. */
export function ConflictNotice({ thing, titleOf = (reason) => reason, onLoad, onKeep }: ConflictNoticeProps) {
  const [isLoading, setIsLoading] = useState(false);
  const actionsRef = useRef<HTMLDivElement>(null);
  useFocusOfEditor(actionsRef);
  const run = async (work: () => unknown) => {
    setIsLoading(true);
    try {
      await work();
    } catch (error) {
      notify.error(failureMessage(error));
    }
    setIsLoading(false);
  };
  return (
    <InlineNotice
      tone="warning"
      role="alert"
      title={titleOf(texts.title(thing))}
      action={
        onLoad && (
          <HStack ref={actionsRef} gap="2" flexWrap="wrap">
            <Button size="sm" isLoading={isLoading} onClick={() => void run(onLoad)}>
              {texts.load}
            </Button>
            {onKeep && (
              <Button size="sm" isLoading={isLoading} onClick={() => void run(onKeep)}>
                {texts.keep}
              </Button>
            )}
          </HStack>
        )
      }
    >
      {onKeep || !onLoad ? texts.text : texts.loadOnly}
    </InlineNotice>
  );
}

/** Moves the focus to the editor when the pressed button leaves with the notice. */
function useFocusOfEditor(actionsRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const actions = actionsRef.current;
    return () => {
      if (!actions?.contains(document.activeElement)) return;
      actions.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, [actionsRef]);
}
