import { useState } from 'react';
import { toClockText } from '../../domain/clockText';
import { TextInput, type TextInputProps } from '../text-input/TextInput';
import { clockInputTexts } from './ClockInput.texts';
import { clockTyping, typedSeconds } from './clockTyping';

export interface ClockInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Seconds; null for none. */
  value: number | null;
  /** Called with every key. Each text one can type means a time: seconds above 59 become minutes when one leaves. */
  onValueChange: (seconds: number | null) => void;
}

/**
 * Minutes and seconds, of which only the digits are typed. Inside a `Field` it takes label, hint and error from there.
 * @example <ClockInput value={restSeconds} onValueChange={setRestSeconds} />
 */
export function ClockInput({ value, onValueChange, onBlur, ...rest }: ClockInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown =
    typed !== null && typedSeconds(typed) === value ? typed : value === null ? '' : toClockText(value);
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      placeholder={clockInputTexts.empty}
      fontVariantNumeric="tabular-nums"
      {...rest}
      value={shown}
      onChange={(event) => {
        const text = clockTyping(event.currentTarget.value, shown);
        setTyped(text);
        if (text !== shown) onValueChange(typedSeconds(text));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
