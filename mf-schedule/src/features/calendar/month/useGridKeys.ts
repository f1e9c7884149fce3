import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { monthOf } from '@formline/shared/domain/dates/calendarDates';
import { gridMove, type GridMove } from './gridMove';

interface GridKeysOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly days: readonly string[];
  readonly selected: string;
  readonly onSelect: (date: string) => void;
}

export const dayAt = (target: EventTarget): string | undefined => {
  const cell = target instanceof Element ? target.closest('[data-date]') : null;
  return cell?.getAttribute('data-date') ?? undefined;
};

const hasModifier = (event: KeyboardEvent) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Roving tabindex; leaving the shown days turns the month. One listener, so that unchanged days do not re-render. */
export function useGridKeys({ grid, days, selected, onSelect }: GridKeysOptions) {
  const [cursor, setCursor] = useState({ day: selected, selected });
  const tabStop = cursor.selected === selected ? cursor.day : selected;
  const isMoving = useRef(false);
  const month = monthOf(selected);
  // Effect: focus follows the day, also into a month that had to render first. Another month reuses the cells.
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${tabStop}"]`)?.focus();
  }, [grid, tabStop, month]);

  const select = (day: string) => {
    isMoving.current = monthOf(day) !== month;
    onSelect(day);
  };
  const moveTo = (day: string) => setCursor({ day, selected });
  const go = ({ date, turnsPage }: GridMove) => {
    isMoving.current = date !== tabStop;
    if (!turnsPage && days.includes(date)) moveTo(date);
    else onSelect(date);
  };
  const goTo = (date: string) => go({ date, turnsPage: false });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      select(tabStop);
      return;
    }
    const move = gridMove(event.key, tabStop);
    if (!move) return;
    event.preventDefault();
    go(move);
  };
  const handleClick = ({ target }: MouseEvent) => {
    const day = dayAt(target);
    if (day !== undefined) select(day);
  };
  const handleFocus = ({ target }: FocusEvent) => {
    const day = dayAt(target);
    if (day !== undefined && day !== tabStop) moveTo(day);
  };
  return { tabStop, goTo, handleKeyDown, handleClick, handleFocus };
}
