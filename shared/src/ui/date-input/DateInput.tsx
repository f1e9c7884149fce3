import { longDateText, readTypedDate } from '@formline/shared/domain/dates/longDate';
import { TextInput } from '../text-input/TextInput';
import { dateInputTexts } from './DateInput.texts';

export interface DateInputProps {
  name?: string | undefined;
  /** What stands in the field, date or not. */
  text: string;
  onTextChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
  /** `YYYY-MM-DD`; a year of two digits is read as one before it. */
  today: string;
}

/**
 * A past day, typed in any usual way and then shown as 'MMMM DD, YYYY'. `readTypedDate` says which day the text means.
 * Inside a `Field` it takes label, hint and error from there.
 */
export function DateInput({ name, text, onTextChange, onBlur, today }: DateInputProps) {
  const handleBlur = () => {
    const date = readTypedDate(text, today);
    if (date !== null && longDateText(date) !== text) onTextChange(longDateText(date));
    onBlur?.();
  };
  return (
    <TextInput
      name={name}
      value={text}
      placeholder={dateInputTexts.format}
      autoComplete="off"
      onChange={(event) => onTextChange(event.currentTarget.value)}
      onBlur={handleBlur}
    />
  );
}
