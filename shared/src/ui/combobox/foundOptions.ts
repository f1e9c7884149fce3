import { foldText } from '@formline/shared/domain/text/foldText';
import { searchNames } from '@formline/shared/domain/people/nameSearch';

export interface ComboboxOption {
  value: string;
  label: string;
  note?: string | undefined;
}

/** Options found by `searchNames`, then those whose value equals the text or whose note begins with it. */
export function foundOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = foldText(typed);
  if (wanted === '') return options;
  const isMeant = ({ value, note = '' }: ComboboxOption) =>
    foldText(value) === wanted || foldText(note).startsWith(wanted);
  const named = searchNames(options, typed, ({ label }) => foldText(label));
  return [...named, ...options.filter((option) => isMeant(option) && !named.includes(option))];
}
