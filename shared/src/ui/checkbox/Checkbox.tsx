import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { type FieldNoteContent, FieldNotes, useFieldNotes } from '../field/FieldNotes';
import { ChoiceLabel } from './ChoiceLabel';
import { tickRecipe } from './tickRecipe';

const Box = chakra('input', tickRecipe, { defaultProps: { type: 'checkbox' } });

export type CheckboxProps = Omit<ComponentProps<typeof Box>, 'children' | 'shape' | 'type' | 'ref'> &
  FieldNoteContent & {
    label: ReactNode;
    isMixed?: boolean | undefined;
  };

/** A checkbox with its label. Formik: `{...getFieldProps({ name, type: 'checkbox' })}`. */
export function Checkbox({ label, error, hint, isMixed = false, ...rest }: CheckboxProps) {
  const boxRef = useRef<HTMLInputElement>(null);
  const { ids, describedBy, isInvalid } = useFieldNotes({ error, hint });
  // Only a script can set `indeterminate`.
  useEffect(() => {
    if (boxRef.current) boxRef.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <div>
      <ChoiceLabel>
        <Box ref={boxRef} aria-describedby={describedBy} aria-invalid={isInvalid} {...rest} />
        <span>{label}</span>
      </ChoiceLabel>
      <FieldNotes error={error} hint={hint} ids={ids} />
    </div>
  );
}
