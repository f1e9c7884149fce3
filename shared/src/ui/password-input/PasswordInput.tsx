import { chakra } from '@chakra-ui/react/styled-system';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/IconButton';
import { TextInput, type TextInputProps } from '../text-input/TextInput';

const passwordInputTexts = { show: 'Show password', hide: 'Hide password' };

const PasswordRoot = chakra('div', { base: { position: 'relative' } });
const Toggle = chakra('span', {
  base: { position: 'absolute', insetInlineEnd: '1', top: '50%', transform: 'translateY(-50%)' },
});

export type PasswordInputProps = Omit<TextInputProps, 'type'>;

/** A password field that can be made readable. Pasting and password managers work. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <PasswordRoot>
      <TextInput
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        pe="11"
        {...props}
        type={isShown ? 'text' : 'password'}
      />
      <Toggle>
        <IconButton
          label={isShown ? passwordInputTexts.hide : passwordInputTexts.show}
          icon={isShown ? <EyeOff /> : <Eye />}
          size="sm"
          onClick={() => setIsShown(!isShown)}
        />
      </Toggle>
    </PasswordRoot>
  );
}
