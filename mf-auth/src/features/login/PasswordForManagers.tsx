import { VisuallyHidden } from '@formline/shared/ui/core';
import type { ComponentProps } from 'react';

/** While only the address is asked for: a password manager that fills both at once finds a place for the password. */
export function PasswordForManagers(props: ComponentProps<'input'>) {
  return (
    <VisuallyHidden>
      <input {...props} type="password" autoComplete="current-password" tabIndex={-1} aria-hidden="true" />
    </VisuallyHidden>
  );
}
