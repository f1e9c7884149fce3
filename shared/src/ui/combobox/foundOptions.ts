import { foldText } from '@formline/shared/domain/text/foldText';
import { searchNames } from '@formline/shared/domain/people/nameSearch';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Stands quietly at the end of the row, and is found too. */
  note?: string | undefined;
}

/** The options a typed text means: those `searchNames` finds, then those it is the value or the beginning of the note of. */
export function foundOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = foldText(typed);
  if (wanted === '') return options;
  const isMeant = ({ value, note = '' }: ComboboxOption) =>
    foldText(value) === wanted || foldText(note).startsWith(wanted);
  const named = searchNames(options, typed, ({ label }) => foldText(label));
  return [...named, ...options.filter((option) => isMeant(option) && !named.includes(option))];
}
