import type { SaveState } from '@formline/shared/domain/saving';
import { Button, chakra } from '@formline/shared/ui/core';
import { Check, CircleAlert, CircleDot, LoaderCircle } from 'lucide-react';
import { useRef } from 'react';
import { editingTexts as texts } from './editing.texts';
import { type AnySaver, useSaveState } from './useDraftSaver';

const Status = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    '& svg': { boxSize: 'icon.sm', flexShrink: '0' },
  },
  variants: { tone: { quiet: { color: 'fg.subtle' }, danger: { color: 'danger.text' } } },
});

const saved = { text: texts.saved, Icon: Check, tone: 'quiet' } as const;
const unsaved = { text: texts.unsaved, Icon: CircleDot, tone: 'quiet' } as const;
const looks = {
  clickable: saved,
  saved,
  loading: { text: texts.saving, Icon: LoaderCircle, tone: 'quiet' },
  unsaved,
  incomplete: { text: texts.unsaved, Icon: CircleAlert, tone: 'danger' },
  error: { text: texts.failed, Icon: CircleAlert, tone: 'danger' },
  // The notice of the conflict warns already.
  conflict: unsaved,
} as const;

const BUTTON_STATES: readonly SaveState[] = ['clickable', 'loading', 'saved', 'error'];

interface SaveStatusProps {
  readonly saver: AnySaver;
  /** A Save button shows these states and the retry itself, and a notice the reason of a failure. */
  readonly hasButton?: boolean;
}

/** Not announced: a save follows every edit and would drown the announcement of the edit. */
export function SaveStatus({ saver, hasButton = false }: SaveStatusProps) {
  const state = useSaveState(saver);
  const statusRef = useRef<HTMLSpanElement>(null);
  if (hasButton && BUTTON_STATES.includes(state)) return null;
  if (state === 'clickable' && !saver.isStored()) return null;
  const { text, Icon, tone } = looks[state];
  // The button leaves with the failure; the focus stays beside it.
  const handleRetry = () => {
    statusRef.current?.focus();
    saver.retry();
  };
  return (
    <>
      <Status ref={statusRef} tabIndex={-1} tone={tone}>
        <Icon aria-hidden="true" />
        {saver.missing() ?? text}
      </Status>
      {state === 'error' && (
        <Button size="sm" onClick={handleRetry}>
          {texts.tryAgain}
        </Button>
      )}
    </>
  );
}
