import {
  formatPhoneNumber,
  type PhoneEntry,
  readPhoneNumber,
  storedPhoneNumber,
  typedPhoneDigits,
} from '@formline/shared/domain/people/phoneNumber';
import { Field, TextInput } from '@formline/shared/ui/forms';
import { useLayoutEffect, useRef, useState } from 'react';
import { editProfileTexts as texts } from './editProfile.texts';

interface PhoneFieldProps extends PhoneEntry {
  readonly error: string | undefined;
  readonly onChange: (entry: PhoneEntry) => void;
  readonly onBlur: () => void;
}

export function PhoneField({ country, digits, error, onChange, onBlur }: PhoneFieldProps) {
  const [isFocused, setIsFocused] = useState(false);
  const [hasOther, setHasOther] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  // Layout effect: reformatting the number drops the selection that Tab makes, so it is restored.
  useLayoutEffect(() => {
    if (isFocused) inputRef.current?.select();
  }, [isFocused]);
  const handleChange = (text: string) => {
    const isTyped = /^\d*$/.test(text);
    const whole = isTyped ? null : storedPhoneNumber(text, country);
    setHasOther(!isTyped && whole === null);
    onChange(whole === null ? { country, digits: typedPhoneDigits(text, country) } : readPhoneNumber(whole));
  };
  const handleBlur = () => {
    setIsFocused(false);
    setHasOther(false);
    onBlur();
  };
  return (
    <Field label={texts.phone} error={hasOther ? texts.digitsOnly : error}>
      <TextInput
        ref={inputRef}
        type="tel"
        inputMode="numeric"
        name="phone"
        autoComplete="off"
        value={isFocused ? digits : formatPhoneNumber({ country, digits })}
        onFocus={() => setIsFocused(true)}
        onChange={(event) => handleChange(event.currentTarget.value)}
        onBlur={handleBlur}
      />
    </Field>
  );
}
