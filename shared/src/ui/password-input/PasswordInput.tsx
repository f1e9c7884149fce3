import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/IconButton';
import { TextInput, type TextInputProps } from '../text-input/TextInput';
import * as styles from './passwordInput.module.css';

const passwordInputTexts = { show: 'Show password', hide: 'Hide password' };

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'className'>;

/** A password field that can be made readable. Pasting and password managers work. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.root}>
      <TextInput
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        className={styles.input}
        type={isShown ? 'text' : 'password'}
      />
      <span className={styles.toggle}>
        <IconButton
          label={isShown ? passwordInputTexts.hide : passwordInputTexts.show}
          icon={isShown ? <EyeOff /> : <Eye />}
          size="sm"
          onClick={() => setIsShown(!isShown)}
        />
      </span>
    </div>
  );
}
