import { TextInput, type TextInputProps } from '@formline/shared/ui/forms';

/** A field for one's own email address, which browsers and password managers can fill in. */
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
