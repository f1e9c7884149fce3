import { LONGEST_SET_NOTE } from '@formline/shared/contracts/records/loggedWorkouts';
import { chakra, IconButton } from '@formline/shared/ui/core';
import { TextInput } from '@formline/shared/ui/forms';
import { MessageSquare, MessageSquareText } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusNext } from './focusNext';
import { logWorkoutTexts as texts } from './logWorkout.texts';

/** Below the figures, beside the name of the set. */
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexBasis: 'full',
    gap: '3',
    _before: { content: '""', w: '24', flexShrink: '0' },
  },
});

interface SetNote {
  readonly text: string;
  readonly isShown: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
  readonly onChange: (text: string | null) => void;
  readonly lineRef: RefObject<HTMLInputElement | null>;
}

/** A note that is there is always shown; an empty line only while it is used. */
export function useSetNote(note: string | null, onChange: SetNote['onChange']): SetNote {
  const [isOpen, setIsOpen] = useState(false);
  const lineRef = useRef<HTMLInputElement>(null);
  return { text: note ?? '', isShown: isOpen || note !== null, setIsOpen, onChange, lineRef };
}

interface SetNoteProps {
  readonly note: SetNote;
  /** `Note on Squat, set 1`. */
  readonly label: string;
}

export function SetNoteButton({ note: { text, isShown, setIsOpen, lineRef }, label }: SetNoteProps) {
  const handleClick = () => {
    setIsOpen(true);
    lineRef.current?.focus();
  };
  return (
    <IconButton
      size="sm"
      label={label}
      aria-expanded={isShown}
      icon={text ? <MessageSquareText /> : <MessageSquare />}
      onClick={handleClick}
    />
  );
}

export function SetNoteLine({ note, label }: SetNoteProps) {
  return note.isShown ? <NoteLine note={note} label={label} /> : null;
}

function NoteLine({ note: { text, setIsOpen, onChange, lineRef }, label }: SetNoteProps) {
  // Effect: an empty line was opened to write into it.
  useEffect(() => {
    if (lineRef.current?.value === '') lineRef.current.focus();
  }, [lineRef]);
  return (
    <Line>
      <TextInput
        ref={lineRef}
        aria-label={label}
        placeholder={texts.setNote}
        maxLength={LONGEST_SET_NOTE}
        value={text}
        onChange={({ currentTarget: { value } }) => onChange(value || null)}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          focusNext(event.currentTarget);
        }}
      />
    </Line>
  );
}
