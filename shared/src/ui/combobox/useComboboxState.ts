import { foldText } from '@formline/shared/domain/text/foldText';
import { searchNames } from '@formline/shared/domain/people/nameSearch';
import { useMemo, useState } from 'react';

interface ComboboxChoice {
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function useComboboxState({ options, value, onChange }: ComboboxChoice) {
  const [isOpen, setIsOpen] = useState(false);
  /** Null while the field shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null);
  const [activeValue, setActiveValue] = useState(value);
  const found = useMemo(() => foundOptions(options, typed ?? ''), [options, typed]);
  const active = isOpen ? (found.find((option) => option.value === activeValue) ?? found[0]) : undefined;

  const open = () => {
    if (isOpen) return;
    setActiveValue(value);
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    setTyped(null);
  };
  const pick = (option: ComboboxOption) => {
    close();
    if (option.value !== value) onChange(option.value);
  };
  const type = (text: string) => {
    setTyped(text);
    setActiveValue('');
    setIsOpen(true);
  };
  const move = (steps: number) => {
    if (!isOpen) return open();
    const last = found.length - 1;
    const from = active ? found.indexOf(active) : 0;
    const wrapped = from === last && steps === 1 ? 0 : from === 0 && steps === -1 ? last : from + steps;
    setActiveValue(found[Math.min(Math.max(wrapped, 0), last)]?.value ?? '');
  };
  /** Enter never submits while the typed text is unfinished: another choice than shown would be sent. */
  const enter = () => {
    if (active) pick(active);
  };
  /** Returns whether the key was handled. */
  const handleKey = (key: string): boolean => {
    const steps = STEPS[key];
    if (steps !== undefined) move(steps);
    else if (!isOpen) return false;
    else if (key === 'Escape') close();
    else if (key === 'Enter') enter();
    else return false;
    return true;
  };
  const text = typed ?? options.find((option) => option.value === value)?.label ?? '';
  return { isOpen, text, found, active, open, close, pick, type, handleKey, point: setActiveValue };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

export interface ComboboxOption {
  value: string;
  label: string;
  note?: string | undefined;
}

/** Options found by `searchNames`, then those whose value equals the text or whose note begins with it. */
export function foundOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const folded = foldText(typed);
  if (folded === '') return options;
  const isMeant = ({ value, note = '' }: ComboboxOption) =>
    foldText(value) === folded || foldText(note).startsWith(folded);
  const named = searchNames(options, typed, ({ label }) => foldText(label));
  return [...named, ...options.filter((option) => isMeant(option) && !named.includes(option))];
}
