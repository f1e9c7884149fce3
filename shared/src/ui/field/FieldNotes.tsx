import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../plain-part/plainPart';
import * as styles from './field.module.css';

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
          <p id={ids.error} className={classNames(styles.note, styles.error)}>
            <CircleAlert aria-hidden="true" />
            {error}
          </p>
        ) : null}
      </div>
      {hint ? (
        <p id={ids.hint} className={styles.note}>
          {hint}
        </p>
      ) : null}
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
