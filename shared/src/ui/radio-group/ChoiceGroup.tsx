import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { fieldLabelClass } from '../field/Field';
import { type FieldNoteContent, FieldNotes, useFieldNotes } from '../field/FieldNotes';

const GroupRoot = chakra('fieldset', { base: { border: '0', m: '0', p: '0', minW: '0', w: 'full' } });
const GroupName = chakra('legend', { base: { p: '0', mb: '1.5' } });

export interface Choice<T extends string> {
  value: T;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface ChoiceGroupProps extends FieldNoteContent {
  label: string;
  children: ReactNode;
  isRequired?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
}

export function ChoiceGroup({ label, children, error, hint, ...rest }: ChoiceGroupProps) {
  const { isRequired = false, isLabelHidden = false } = rest;
  const { ids, describedBy, isInvalid } = useFieldNotes({ error, hint });
  return (
    <GroupRoot
      role="radiogroup"
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      aria-required={isRequired || undefined}
    >
      {isLabelHidden ? (
        <VisuallyHidden asChild>
          <legend>{label}</legend>
        </VisuallyHidden>
      ) : (
        <GroupName className={fieldLabelClass}>{label}</GroupName>
      )}
      {children}
      <FieldNotes error={error} hint={hint} ids={ids} />
    </GroupRoot>
  );
}
