import { Field, PasswordInput, type PasswordInputProps } from '@formline/shared/ui/forms';
import { PASSWORD_RULES, unmetPasswordRules } from '@formline/shared/domain/accounts/password';
import { chakra, VisuallyHidden } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { Check, Dot } from 'lucide-react';
import { newPasswordTexts } from './newPassword.texts';

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

const Rules = chakra('span', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, columnGap: '4', rowGap: '1' },
});
const Rule = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'fg.muted',
    '& svg': { boxSize: 'icon.sm', flexShrink: '0' },
    // The last two are too long for half a row.
    '&:nth-last-of-type(-n + 2)': { gridColumn: '1 / -1' },
  },
  variants: { isMet: { true: { color: 'status.complete.fg' } } },
});

function PasswordRules({ password }: { readonly password: string }) {
  const unmet = unmetPasswordRules(password);
  return (
    <Rules>
      {PASSWORD_RULES.map((rule) => {
        const isMet = !unmet.includes(rule);
        return (
          <Rule key={rule} isMet={isMet}>
            {isMet ? <Check aria-hidden="true" /> : <Dot aria-hidden="true" />}
            <span>
              {newPasswordTexts.rules[rule]}
              {isMet && <VisuallyHidden>{newPasswordTexts.met}</VisuallyHidden>}
            </span>
          </Rule>
        );
      })}
    </Rules>
  );
}
