import { Field, PasswordInput, type PasswordInputProps } from '@formline/shared/ui/forms';
import type { ReactNode } from 'react';
import { PasswordRules } from './PasswordRules';

interface NewPasswordFieldProps extends Omit<PasswordInputProps, 'value'> {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly labelEnd?: ReactNode;
}

export function NewPasswordField({ label, error, labelEnd, ...input }: NewPasswordFieldProps) {
  return (
    <Field label={label} error={error} labelEnd={labelEnd} hint={<PasswordRules password={input.value} />}>
      <PasswordInput {...input} size="lg" autoComplete="new-password" />
    </Field>
  );
}
