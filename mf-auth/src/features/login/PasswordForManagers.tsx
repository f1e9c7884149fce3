import { VisuallyHidden } from '@formline/shared/ui/core';
import type { ComponentProps } from 'react';
import { loginTexts } from './login.texts';

interface PasswordForManagersProps extends ComponentProps<'input'> {
  /** The address is being checked: the keyboard is here, and what is typed is the password's. */
  readonly isChecking: boolean;
}

/** While only the address is asked for: a password manager that fills both at once finds a place for the password. */
export function PasswordForManagers({ isChecking, ...input }: PasswordForManagersProps) {
  return (
    <VisuallyHidden>
      <input
        {...input}
        type="password"
        autoComplete="current-password"
        tabIndex={-1}
        aria-hidden={!isChecking}
        aria-label={isChecking ? loginTexts.passwordAhead : undefined}
      />
    </VisuallyHidden>
  );
}
