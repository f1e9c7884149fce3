import { type KeyboardEvent, useState } from 'react';
import { announce } from '../live-region/announcements';
import { withMoved } from './dropPlace';
import type { SortableItems } from './sortableItems';
import { sortableListTexts as texts } from './SortableList.texts';

interface Lift {
  readonly key: string | number;
  readonly to: number;
}

/** Sorting by keyboard: one row is picked up, goes where the arrows lead it, and is dropped or put back. */
export function useLift<Item>({ items, itemKey, itemName, onMove, isDisabled }: SortableItems<Item>) {
  const [lift, setLift] = useState<Lift | null>(null);
  const lifted = isDisabled ? undefined : items.find((item) => itemKey(item) === lift?.key);
  const from = lifted === undefined ? -1 : items.indexOf(lifted);
  const to = lift ? Math.min(lift.to, items.length - 1) : from;
  const last = items.length - 1;

  const say = (text: typeof texts.moved, place: number) => {
    if (lifted !== undefined) announce(text(itemName(lifted), place + 1, items.length));
  };
  const pickUp = (item: Item) => {
    const place = items.indexOf(item);
    setLift({ key: itemKey(item), to: place });
    announce(texts.pickedUp(itemName(item), place + 1, items.length));
  };
  const drop = () => {
    if (lifted === undefined) return;
    setLift(null);
    say(texts.dropped, to);
    if (to !== from) onMove(from, to);
  };
  const putBack = () => {
    setLift(null);
    say(texts.putBack, from);
  };
  const goTo = (place: number) => {
    if (!lift || place < 0 || place > last || place === to) return;
    setLift({ ...lift, to: place });
    say(texts.moved, place);
  };

  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => goTo(to - 1),
    ArrowDown: () => goTo(to + 1),
    Home: () => goTo(0),
    End: () => goTo(last),
    Escape: putBack,
    Enter: drop,
    ' ': drop,
  };

  const toggle = (item: Item) => {
    if (isDisabled) return;
    if (item === lifted) drop();
    else pickUp(item);
  };
  const handleKeyDown = (item: Item, event: KeyboardEvent) => {
    const action = item === lifted ? keys[event.key] : undefined;
    const picksUp = event.key === ' ' || event.key === 'Enter';
    if (!action && !picksUp) return;
    event.preventDefault();
    if (action) action();
    else toggle(item);
  };
  return { lifted, shown: withMoved(items, from, to), toggle, drop, handleKeyDown };
}
