import { MILESTONE_NAME_MAX_LENGTH } from '@formline/shared/contracts/records/milestones';
import { TextInput } from '@formline/shared/ui/forms';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { goalsTexts as texts } from './goals.texts';

interface NameFieldProps {
  readonly name: string;
  readonly placeholder?: string;
  readonly isFailed?: boolean;
  /** Takes focus when it comes. */
  readonly takesFocus: boolean;
  readonly fieldRef?: RefObject<HTMLInputElement | null> | undefined;
  readonly onType: (name: string) => void;
  readonly onLeave: () => void;
  readonly onEnter: () => void;
  readonly onEscape: () => void;
}

/** The name of a milestone while it is typed. Enter and leaving it save, Escape takes back. */
export function NameField({ name, takesFocus, fieldRef, isFailed = false, ...props }: NameFieldProps) {
  const { placeholder, onType, onLeave, onEnter, onEscape } = props;
  const ownRef = useRef<HTMLInputElement>(null);
  const ref = fieldRef ?? ownRef;
  // Meets the document: whoever asked for the field goes on typing in it.
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus, ref]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const action = { Enter: onEnter, Escape: onEscape }[event.key];
    if (!action || event.nativeEvent.isComposing) return;
    // The key must not press what gets focus now.
    event.preventDefault();
    action();
  };
  return (
    <TextInput
      ref={ref}
      h="control.sm"
      px="2"
      flex="1"
      aria-label={texts.name}
      aria-invalid={isFailed || undefined}
      placeholder={placeholder}
      maxLength={MILESTONE_NAME_MAX_LENGTH}
      autoComplete="off"
      value={name}
      data-keeps-escape={takesFocus || name !== '' || undefined}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
      onKeyDown={handleKeyDown}
    />
  );
}
