import { TextInput, type TextInputProps } from '@formline/shared/ui/forms';

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
