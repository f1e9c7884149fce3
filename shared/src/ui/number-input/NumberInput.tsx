import { useState } from 'react';
import { type TextInputProps } from '../text-input/TextInput';
import { fieldText } from '../../domain/text/numberText';
import { TextInput } from '../styled/styledParts';
import { isTooLong, typedNumber } from './typedNumber';

const MOST_DIGITS = 9;

export interface NumberInputProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  /** Null: empty, NaN: not such a number. */
  value: number | null;
  /** Called with every key. The owner validates bounds, so that out-of-range values show an error. */
  onValueChange: (value: number | null) => void;
  maxDigits?: number | undefined;
  decimals?: number | undefined;
}

/**
 * Numbers without spin buttons, which change a value by accident. What is not a number stays as it was typed.
 * Label and error come from a `Field`.
 */
export function NumberInput(props: NumberInputProps) {
  const { value, onValueChange, maxDigits = MOST_DIGITS, decimals = 0, onBlur, ...rest } = props;
  const shape = { maxDigits, decimals };
  const [typed, setTyped] = useState('');
  /** Undo of the owner's value may return to the last text that was not a number. */
  const [unreadable, setUnreadable] = useState('');
  const text = typedNumber(typed, shape) === value ? typed : fieldText(value);
  const shown = Number.isNaN(value) ? unreadable : text;
  return (
    <TextInput
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      fontVariantNumeric="tabular-nums"
      {...rest}
      value={shown}
      onChange={({ currentTarget }) => {
        const next = typedNumber(currentTarget.value, shape);
        if (next !== null && isTooLong(next, shape)) return;
        (Number.isNaN(next) ? setUnreadable : setTyped)(currentTarget.value);
        onValueChange(next);
      }}
      onBlur={(event) => {
        setTyped('');
        onBlur?.(event);
      }}
    />
  );
}
