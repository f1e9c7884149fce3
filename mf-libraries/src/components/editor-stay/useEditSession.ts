import { useCallback, useLayoutEffect, useRef, useState } from 'react';

interface Stay<Id> {
  readonly key: number;
  readonly at: Id;
  readonly beganAt: Id;
  readonly madeId: Id | undefined;
}

const stayAt = <Id>(id: Id, key: number): Stay<Id> => ({ key, at: id, beganAt: id, madeId: undefined });

/** The first save gives a new item its id, which changes the URL but not `key`: the editor keeps draft and history. */
export function useEditSession<Id>(openId: Id) {
  const [stay, setStay] = useState(() => stayAt(openId, 0));
  if (stay.at !== openId) {
    setStay(stay.madeId === openId ? { ...stay, at: openId } : stayAt(openId, stay.key + 1));
  }
  const { key, beganAt } = stay;
  const open = useRef<Pick<Stay<Id>, 'key' | 'at' | 'madeId'>>(null);
  // Layout effect: a late answer may arrive when another item, or none, is open.
  useLayoutEffect(() => {
    open.current = { key, at: openId, madeId: undefined };
    return () => {
      open.current = null;
    };
  }, [key, openId]);

  /** Returns whether the id is new and its item still open. */
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
  /** Also true for an item that has just received its id. */
  const isOpen = (id: Id) => id === openId || (id !== undefined && id === open.current?.madeId);
  return { key, beganAt, markMade, isOpen };
}
