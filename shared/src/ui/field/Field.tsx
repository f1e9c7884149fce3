import { type ReactNode, useMemo } from 'react';
import { hiddenClass } from '../visually-hidden/VisuallyHidden';
import * as styles from './field.module.css';
import { FieldContext, type FieldControl } from './fieldContext';
import { FieldNotes, useFieldNotes } from './FieldNotes';

export const fieldLabelClass = styles.label;

export interface FieldProps {
  label: string;
  children: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  labelEnd?: ReactNode;
  required?: boolean | undefined;
  /** Where the field stands in a row that names it. */
  isLabelHidden?: boolean | undefined;
}

/** Connects label, hint and error for screen readers. */
export function Field({ label, children, error, hint, labelEnd, required, isLabelHidden }: FieldProps) {
  const { id, ids, describedBy, isInvalid } = useFieldNotes({ error, hint });
  const control = useMemo<FieldControl>(
    () => ({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid, required }),
    [id, describedBy, isInvalid, required],
  );
  return (
    <div className={styles.field}>
      <div className={isLabelHidden ? hiddenClass : styles.labelRow}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {labelEnd}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldNotes error={error} hint={hint} ids={ids} />
    </div>
  );
}
