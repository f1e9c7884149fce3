import { useState } from 'react';
import { toClockText } from '../../domain/dates/clockText';
import { TextInput, type TextInputProps } from '../text-input/TextInput';
import { clockTyping, typedSeconds } from './clockTyping';

const clockInputTexts = { empty: '00:00' };

export interface ClockInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Seconds; null for none, NaN for a text that is no time. */
  value: number | null;
  /** Called with every key. What is no time stays as it was typed: the owner says so below the field. */
  onValueChange: (seconds: number | null) => void;
}

/**
 * Minutes and seconds, of which only the digits are typed. Inside a `Field` it takes label, hint and error from there.
 * @example <ClockInput value={restSeconds} onValueChange={setRestSeconds} />
 */
export function ClockInput({ value, onValueChange, ...rest }: ClockInputProps) {
  /** The last text that was no time: its owner, who keeps seconds, may come back to it by undo. */
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
