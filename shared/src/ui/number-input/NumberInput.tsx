import { useState } from 'react';
import { TextInput, type TextInputProps } from '../text-input/TextInput';
import { numberTyping, typedNumber } from './numberTyping';

const MOST_DIGITS = 9;

export interface NumberInputProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  /** Null: nothing is filled in. */
  value: number | null;
  /** Called with every key. Bounds are the owner's: what is out of them is said below the field, not swallowed. */
  onValueChange: (value: number | null) => void;
  /** Digits before the point; more are not taken. */
  maxDigits?: number | undefined;
  /** Digits behind the point; whole numbers if left out. */
  decimals?: number | undefined;
}

/** A number typed as text: digits alone, no arrows that change it by accident. Label and error come from a `Field`. */
export function NumberInput(props: NumberInputProps) {
  const { value, onValueChange, maxDigits = MOST_DIGITS, decimals = 0, onBlur, ...rest } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && typedNumber(typed) === value ? typed : value === null ? '' : String(value);
  return (
    <TextInput
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      fontVariantNumeric="tabular-nums"
      {...rest}
      value={shown}
      onChange={(event) => {
        const text = numberTyping(event.currentTarget.value, { maxDigits, decimals });
        if (text === null || text === shown) return;
        setTyped(text);
        onValueChange(typedNumber(text));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
