import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

const Note = chakra('p', {
  base: { mt: '1.5', fontSize: 'sm', color: 'fg.subtle' },
  variants: {
    isError: {
      true: {
        display: 'flex',
        alignItems: 'flex-start',
        gap: '1.5',
        color: 'danger.text',
        '& svg': { boxSize: 'icon.sm', flexShrink: '0', mt: '0.5' },
      },
    },
  },
});

export interface FieldNoteContent {
  error?: string | undefined;
  hint?: ReactNode;
}

export interface FieldNotesProps extends FieldNoteContent {
  ids: FieldNoteIds;
}

export function FieldNotes({ error, hint, ids }: FieldNotesProps) {
  return (
    <>
      <div aria-live="polite">
        {error ? (
          <Note id={ids.error} isError>
            <CircleAlert aria-hidden="true" />
            {error}
          </Note>
        ) : null}
      </div>
      {hint ? <Note id={ids.hint}>{hint}</Note> : null}
    </>
  );
}

interface FieldNoteIds {
  error: string;
  hint: string;
}

/** Ids for hint and error, and the `aria-describedby` of those that are shown. */
export function useFieldNotes({ error, hint }: FieldNoteContent) {
  const id = useId();
  const ids: FieldNoteIds = { error: `${id}-error`, hint: `${id}-hint` };
  const describedBy = [error ? ids.error : '', hint ? ids.hint : ''].filter(Boolean).join(' ');
  return {
    id,
    ids,
    describedBy: describedBy === '' ? undefined : describedBy,
    isInvalid: error ? (true as const) : undefined,
  };
}
