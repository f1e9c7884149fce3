import { useMemo, useState } from 'react';
import { type ComboboxOption, foundOptions } from './foundOptions';

interface ComboboxChoice {
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What is typed, whether the list is open, and which option the keyboard is at. */
export function useComboboxState({ options, value, onChange }: ComboboxChoice) {
  const [isOpen, setIsOpen] = useState(false);
  /** Null as long as the field shows what is chosen. */
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
  /** Never sends the form around it: with what is typed unfinished, it would be sent with another choice than is read. */
  const enter = () => {
    if (active) pick(active);
  };
  /** Does what the key means here; says whether it meant anything. */
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
