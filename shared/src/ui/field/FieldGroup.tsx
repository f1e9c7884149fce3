import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { fieldLabelClass } from './Field';
import { type FieldNoteContent, FieldNotes, useFieldNotes } from './FieldNotes';

const GroupRoot = chakra('fieldset', { base: { border: '0', m: '0', p: '0', minW: '0', w: 'full' } });
const GroupName = chakra('legend', { base: { p: '0', mb: '1.5' } });
const Controls = chakra('div', { base: { display: 'flex', gap: '3' } });

export interface FieldGroupProps extends FieldNoteContent {
  label: string;
  children: ReactNode;
}

/** Several controls for one value, such as feet and inches, with one label, hint and error. */
export function FieldGroup({ label, children, error, hint }: FieldGroupProps) {
  const { ids, describedBy } = useFieldNotes({ error, hint });
  return (
    <GroupRoot aria-describedby={describedBy}>
      <GroupName className={fieldLabelClass}>{label}</GroupName>
      <Controls>{children}</Controls>
      <FieldNotes error={error} hint={hint} ids={ids} />
    </GroupRoot>
  );
}
