import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** One stay at an editor. */
interface Stay<Id> {
  readonly key: number;
  /** Where the address is. */
  readonly at: Id;
  /** Where it was when the stay began. */
  readonly beganAt: Id;
  /** The number that what is new has got. */
  readonly madeId: Id | undefined;
}

const stayAt = <Id>(id: Id, key: number): Stay<Id> => ({ key, at: id, beganAt: id, madeId: undefined });

/**
 * Tells the stays at an editor apart. What is new gets its number by its first save: the address names it from then on, and
 * the editor with its draft and its history goes on as if nothing had happened. `key` changes with the stay.
 *
 * @param openId what the address names, also what stands there for something new
 */
export function useEditSession<Id>(openId: Id) {
  const [stay, setStay] = useState(() => stayAt(openId, 0));
  if (stay.at !== openId) {
    setStay(stay.madeId === openId ? { ...stay, at: openId } : stayAt(openId, stay.key + 1));
  }
  const { key, beganAt } = stay;
  const open = useRef<Pick<Stay<Id>, 'key' | 'at' | 'madeId'>>(null);
  // Meets the network: an answer may come when something else is open already, or nothing.
  useLayoutEffect(() => {
    open.current = { key, at: openId, madeId: undefined };
    return () => {
      open.current = null;
    };
  }, [key, openId]);

  /** A save of this stay was answered with this number. Says whether it is new, and still open. */
  const markMade = useCallback(
    (id: Id): boolean => {
      const now = open.current;
      if (now?.key !== key || now.madeId !== undefined || now.at === id) return false;
      open.current = { ...now, madeId: id };
      setStay((known) => ({ ...known, madeId: id }));
      return true;
    },
    [key],
  );
  /** Whether this is what is open, also when it has just got its number. */
  const isOpen = (id: Id) => id === openId || (id !== undefined && id === open.current?.madeId);
  return { key, beganAt, markMade, isOpen };
}
