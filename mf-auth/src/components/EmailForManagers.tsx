import { VisuallyHidden } from '@formline/shared/ui/core';

/** Tells password managers which account the passwords of a form belong to; people read the address above the form. */
export function EmailForManagers({ email }: { readonly email: string }) {
  return (
    <VisuallyHidden>
      <input
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
    </VisuallyHidden>
  );
}
