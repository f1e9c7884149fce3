import { earlyInputAttributes } from '@formline/shared/contracts/platform/firstPaint';
import { VisuallyHidden } from '@formline/shared/ui/basics';
import type { ComponentProps } from 'react';
import { loginTexts } from './login.texts';

interface PasswordForManagersProps extends ComponentProps<'input'> {
  readonly isChecking: boolean;
}

/** Password managers that fill both fields at once need a password field at the email step. */
export function PasswordForManagers({ isChecking, ...input }: PasswordForManagersProps) {
  return (
    <VisuallyHidden>
      <input
        {...input}
        {...{ [earlyInputAttributes.typedAhead]: loginTexts.passwordAhead }}
        type="password"
        autoComplete="current-password"
        tabIndex={-1}
        aria-hidden={!isChecking}
        aria-label={isChecking ? loginTexts.passwordAhead : undefined}
      />
    </VisuallyHidden>
  );
}
