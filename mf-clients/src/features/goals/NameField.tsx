import { MILESTONE_NAME_MAX_LENGTH } from '@formline/shared/contracts/records/milestones';
import { TextInput } from '@formline/shared/ui/forms';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { goalsTexts as texts } from './goals.texts';

interface NameFieldProps {
  readonly name: string;
  readonly placeholder?: string;
  readonly isFailed?: boolean;
  readonly takesFocus: boolean;
  readonly fieldRef?: RefObject<HTMLInputElement | null> | undefined;
  readonly onType: (name: string) => void;
  readonly onLeave: () => void;
  readonly onEnter: () => void;
  readonly onEscape: () => void;
}

export function NameField({ name, takesFocus, fieldRef, isFailed = false, ...props }: NameFieldProps) {
  const { placeholder, onType, onLeave, onEnter, onEscape } = props;
  const ownRef = useRef<HTMLInputElement>(null);
  const ref = fieldRef ?? ownRef;
  // Effect: focuses the field, so that the trainer can type at once.
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus, ref]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const action = { Enter: onEnter, Escape: onEscape }[event.key];
    if (!action || event.nativeEvent.isComposing) return;
    // Otherwise the key would also press the element that gets focus next.
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
