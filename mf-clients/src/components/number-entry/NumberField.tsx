import { chakra } from '@formline/shared/ui/core';
import { errorOf, Field, fieldOf, TextInput } from '@formline/shared/ui/forms';
import type { ReactNode, RefObject } from 'react';
import { numberEntryTexts } from './numberEntry.texts';
import type { EntryForm } from './entryForm';

const Optional = chakra('span', { base: { fontSize: 'sm', color: 'fg.subtle' } });

interface NumberFieldProps {
  readonly form: EntryForm;
  readonly name: string;
  readonly label: string;
  readonly unit?: string;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

export function NumberField({
  form,
  name,
  label,
  unit,
  hint,
  isOptional = false,
  inputRef,
}: NumberFieldProps) {
  return (
    <Field
      label={unit ? `${label} (${unit})` : label}
      error={errorOf(form, name)}
      hint={hint}
      labelEnd={isOptional && <Optional>{numberEntryTexts.optional}</Optional>}
    >
      <TextInput
        {...fieldOf(form, name)}
        ref={inputRef}
        inputMode="decimal"
        autoComplete="off"
        fontVariantNumeric="tabular-nums"
      />
    </Field>
  );
}
