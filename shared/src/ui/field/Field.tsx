import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useMemo } from 'react';
import { FieldContext, type FieldControl } from './fieldContext';
import { FieldNotes, useFieldNotes } from './FieldNotes';

export const fieldLabelStyle = { fontSize: 'sm', fontWeight: 'medium', color: 'fg' } as const;

const FieldRoot = chakra('div', { base: { display: 'flex', flexDirection: 'column', w: 'full' } });
const LabelRow = chakra('div', {
  base: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3', mb: '1.5' },
});
const FieldLabel = chakra('label', { base: fieldLabelStyle });

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
    <FieldRoot>
      <LabelRow srOnly={isLabelHidden}>
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        {labelEnd}
      </LabelRow>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldNotes error={error} hint={hint} ids={ids} />
    </FieldRoot>
  );
}
