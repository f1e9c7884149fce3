import { failureMessage } from '@formline/shared/api-client';
import { Button, chakra, InlineNotice } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { editingTexts } from './editing.texts';

const texts = editingTexts.conflict;

const Choice = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', borderRadius: 'md' } });

interface ConflictNoticeProps {
  readonly onLoad?: (() => unknown) | undefined;
  readonly onKeep?: (() => unknown) | undefined;
  readonly thing: string;
  /** The documents' sentence for a failed save, which the title completes. */
  readonly titleOf?: (reason: string) => string;
}

export function ConflictNotice({ thing, titleOf = (reason) => reason, onLoad, onKeep }: ConflictNoticeProps) {
  const [isLoading, setIsLoading] = useState(false);
  const actionsRef = useRef<HTMLDivElement>(null);
  useFocusOfNotice(actionsRef);
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
          <Choice ref={actionsRef} role="group" aria-label={texts.choice} tabIndex={-1}>
            <Button size="sm" isLoading={isLoading} onClick={() => void run(onLoad)}>
              {texts.load}
            </Button>
            {onKeep && (
              <Button size="sm" isLoading={isLoading} onClick={() => void run(onKeep)}>
                {texts.keep}
              </Button>
            )}
          </Choice>
        )
      }
    >
      {onKeep || !onLoad ? texts.text : texts.loadOnly}
    </InlineNotice>
  );
}

/** The notice stands in the place of Save: the focus comes from the button that leaves. */
function useFocusOfNotice(actionsRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const actions = actionsRef.current;
    if (document.activeElement === document.body) actions?.focus({ preventScroll: true });
  }, [actionsRef]);
}
