import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import type { ListedClient } from '../listedClients';

interface Toggle {
  readonly id: number;
  /** With Shift: all from the last one that was chosen or left. */
  readonly isRange: boolean;
  /** Ids as they are shown. */
  readonly order: readonly number[];
}

export interface ClientSelection {
  readonly ids: ReadonlySet<number>;
  readonly toggle: (toggle: Toggle) => void;
}

/** @param last the one that was chosen or left before */
export function afterToggle(
  chosen: ReadonlySet<number>,
  { id, isRange, order }: Toggle,
  last: number | null,
): ReadonlySet<number> {
  const [from, to] = [last === null ? -1 : order.indexOf(last), order.indexOf(id)];
  if (isRange && from !== -1 && to !== -1) {
    return new Set([...chosen, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]);
  }
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Null: the list leads to clients. What is chosen stays while the list is searched and filtered. */
export function useChosenClients(
  all: readonly ListedClient[] | undefined,
  selectRef: RefObject<HTMLButtonElement | null>,
) {
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null);
  const last = useRef<number>(null);
  const isOn = ids !== null && all !== undefined;
  const toggle = (how: Toggle) => {
    if (ids) setIds(afterToggle(ids, how, last.current));
    last.current = how.id;
  };
  const end = () => {
    last.current = null;
    setIds(null);
    selectRef.current?.focus();
  };
  return {
    selection: isOn ? ({ ids, toggle } satisfies ClientSelection) : null,
    chosen: isOn ? all.flatMap(({ client }) => (ids.has(client.id) ? client : [])) : [],
    add: (more: readonly number[]) => setIds(new Set([...(ids ?? []), ...more])),
    end,
    beginOrEnd: isOn ? end : () => setIds(new Set()),
  };
}

/** For a checkbox with a client’s name. */
export interface ClientChoice {
  readonly isChosen: boolean;
  readonly handlers: {
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** @param listed as they are shown, for a range */
export function choiceOf(
  { id }: ListedClient['client'],
  selection: ClientSelection | null,
  listed: readonly ListedClient[],
): ClientChoice | null {
  if (!selection) return null;
  const toggle = (isRange: boolean) =>
    selection.toggle({ id, isRange, order: listed.map(({ client }) => client.id) });
  return {
    isChosen: selection.ids.has(id),
    handlers: {
      onClick: ({ shiftKey }) => toggle(shiftKey),
      onKeyDown: (event) => {
        // Not every browser tells the click of a key whether Shift is held.
        if (event.key !== ' ' || !event.shiftKey) return;
        event.preventDefault();
        toggle(true);
      },
    },
  };
}
