import { longDateText, readTypedDate } from '@formline/shared/domain/dates/longDate';
import { dateInputTexts } from './DateInput.texts';
import { TextInput } from '../styled/styledParts';

export interface DateInputProps {
  name?: string | undefined;
  text: string;
  onTextChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
  today: string;
}

/** A field for a past date (`YYYY-MM-DD`), reformatted to 'MMMM DD, YYYY' and parsed by `readTypedDate`. */
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
