import { useState } from 'react';
import { type TextInputProps } from '../text-input/TextInput';
import { numberTyping, typedNumber } from './numberTyping';
import { TextInput } from '../styled/styledParts';

const MOST_DIGITS = 9;

export interface NumberInputProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  value: number | null;
  /** Called with every key. The owner validates bounds, so that out-of-range values show an error. */
  onValueChange: (value: number | null) => void;
  maxDigits?: number | undefined;
  decimals?: number | undefined;
}

/** Numbers without spin buttons, which change a value by accident. Label and error come from a `Field`. */
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
