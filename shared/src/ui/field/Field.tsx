import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { FieldContext, type FieldControl } from './fieldContext';

const FieldRoot = chakra('div', { base: { display: 'flex', flexDirection: 'column', w: 'full' } });
const LabelRow = chakra('div', {
  base: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3', mb: '1.5' },
});
const FieldLabel = chakra('label', { base: { fontSize: 'sm', fontWeight: 'medium', color: 'fg' } });
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

export interface FieldProps {
  label: string;
  /** The control: `TextInput`, `PasswordInput`. */
  children: ReactNode;
  /** What is wrong with the entry; nothing, or an empty text, if it is right. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Stands at the right of the label: a link such as "Forgot password?". */
  labelEnd?: ReactNode;
  required?: boolean | undefined;
}

/** A control with its label, hint and error, tied together for screen readers. */
export function Field({ label, children, error, hint, labelEnd, required }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control = useMemo<FieldControl>(() => {
    const describedBy = [errorId, hintId].filter(Boolean).join(' ');
    return {
      id,
      'aria-describedby': describedBy === '' ? undefined : describedBy,
      'aria-invalid': errorId ? true : undefined,
      required,
    };
  }, [id, errorId, hintId, required]);
  return (
    <FieldRoot>
      <LabelRow>
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        {labelEnd}
      </LabelRow>
      <FieldContext value={control}>{children}</FieldContext>
      <div aria-live="polite">
        {error ? (
          <Note id={errorId} isError>
            <CircleAlert aria-hidden="true" />
            {error}
          </Note>
        ) : null}
      </div>
      {hint ? <Note id={hintId}>{hint}</Note> : null}
    </FieldRoot>
  );
}
