import { TextInput, type TextInputProps, VisuallyHidden } from '@formline/shared/ui/basics';

export function EmailInput(props: TextInputProps) {
  return (
    <TextInput
      size="lg"
      autoComplete="username"
      {...props}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** Hidden field that tells password managers which account the passwords belong to. */
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
