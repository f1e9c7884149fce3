import { Check, CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import type { SaveState } from '../../domain/saving';
import { announce } from '../live-region/announcements';
import { Button } from '../styled/styledParts';

const texts = {
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved',
};

const ready = { text: undefined, icon: undefined, isFailed: false } as const;
const looks = {
  clickable: ready,
  unsaved: ready,
  incomplete: ready,
  loading: { text: texts.saving, icon: undefined, isFailed: false },
  saved: { text: texts.saved, icon: <Check aria-hidden="true" />, isFailed: false },
  error: { text: undefined, icon: <CircleAlert aria-hidden="true" />, isFailed: true },
  conflict: ready,
} as const;

export interface SaveButtonProps {
  readonly state: SaveState;
  readonly onSave?: (() => void) | undefined;
  readonly label?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** Shows the progress. After a failure it can be pressed again; the reason is shown elsewhere. */
export function SaveButton({ state, onSave, label = texts.save, isDisabled = false }: SaveButtonProps) {
  const { text = label, icon, isFailed } = looks[state];
  const isResting = state === 'saved' || isDisabled;
  // The button keeps its focus, so that its new text would not be announced.
  useEffect(() => {
    if (state === 'saved') announce(texts.saved);
  }, [state]);
  return (
    <Button
      type={onSave ? 'button' : 'submit'}
      variant={isFailed ? 'danger' : 'primary'}
      isLoading={state === 'loading'}
      icon={icon}
      aria-disabled={isResting || undefined}
      onClick={(event) => {
        if (isResting) event.preventDefault();
        else onSave?.();
      }}
    >
      {text}
    </Button>
  );
}
