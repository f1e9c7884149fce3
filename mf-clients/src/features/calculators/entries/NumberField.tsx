import { chakra } from '@formline/shared/ui/core';
import { errorOf, Field, fieldOf, TextInput } from '@formline/shared/ui/forms';
import type { ReactNode } from 'react';
import { entriesTexts } from './entries.texts';
import type { EntryForm } from './entryForm';

const Optional = chakra('span', { base: { fontSize: 'sm', color: 'fg.subtle' } });

interface NumberFieldProps {
  readonly form: EntryForm;
  readonly name: string;
  readonly label: string;
  readonly unit?: string;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
}

export function NumberField({ form, name, label, unit, hint, isOptional = false }: NumberFieldProps) {
  return (
    <Field
      label={unit ? `${label} (${unit})` : label}
      error={errorOf(form, name)}
      hint={hint}
      labelEnd={isOptional && <Optional>{entriesTexts.optional}</Optional>}
    >
      <TextInput
        {...fieldOf(form, name)}
        inputMode="decimal"
        autoComplete="off"
        fontVariantNumeric="tabular-nums"
      />
    </Field>
  );
}
