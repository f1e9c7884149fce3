import { useState } from 'react';
import { toClockText } from '../../domain/dates/clockText';
import { type TextInputProps } from '../text-input/TextInput';
import { clockTyping, typedSeconds } from './clockTyping';
import { TextInput } from '../styled/styledParts';

const clockInputTexts = { empty: '00:00' };

export interface ClockInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Seconds; null: empty, NaN: not a time. */
  value: number | null;
  onValueChange: (seconds: number | null) => void;
}

/** A field for minutes and seconds. Inside a `Field` it takes label, hint and error from there. */
export function ClockInput({ value, onValueChange, ...rest }: ClockInputProps) {
  /** Undo of the owner's seconds may return to the last text that was not a time. */
  const [unreadable, setUnreadable] = useState('');
  const shown = value === null ? '' : Number.isNaN(value) ? unreadable : toClockText(value);
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
        const seconds = typedSeconds(text);
        if (Number.isNaN(seconds)) setUnreadable(text);
        if (text !== shown) onValueChange(seconds);
      }}
    />
  );
}
