import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { fieldLabelStyle } from '../field/fieldLabelStyle';
import { type FieldNoteContent, FieldNotes, useFieldNotes } from '../field/FieldNotes';

const GroupRoot = chakra('fieldset', { base: { border: '0', m: '0', p: '0', minW: '0', w: 'full' } });
const GroupName = chakra('legend', { base: { ...fieldLabelStyle, p: '0', mb: '1.5' } });

/** One of the things to choose from. */
export interface Choice<T extends string> {
  value: T;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface ChoiceGroupProps extends FieldNoteContent {
  /** What is asked; it names the group. */
  label: string;
  children: ReactNode;
  isRequired?: boolean | undefined;
  /** The label is said and not shown: where the choices explain themselves. */
  isLabelHidden?: boolean | undefined;
}

/** A set of radio buttons under the question they answer, with hint and error. */
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
        <GroupName>{label}</GroupName>
      )}
      {children}
      <FieldNotes error={error} hint={hint} ids={ids} />
    </GroupRoot>
  );
}
