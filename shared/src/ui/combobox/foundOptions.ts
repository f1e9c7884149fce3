import { foldText } from '@formline/shared/domain/foldText';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Stands quietly at the end of the row, and is found too. */
  note?: string | undefined;
}

/** The options a typed text means: first those whose label begins with it, then those that hold it somewhere. */
export function foundOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = foldText(typed);
  if (wanted === '') return options;
  const begins = (option: ComboboxOption) => foldText(option.label).startsWith(wanted);
  const holds = ({ value, label, note = '' }: ComboboxOption) =>
    foldText(value) === wanted || foldText(label).includes(wanted) || foldText(note).startsWith(wanted);
  return [...options.filter(begins), ...options.filter((option) => !begins(option) && holds(option))];
}
