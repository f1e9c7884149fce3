import { type RefObject, useState } from 'react';

interface AwaitedFocus {
  /** For the element that is to be focused. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Focuses the element: at once, or as soon as it is there. */
  readonly focus: () => void;
}

/** Focus for something that may not be there yet, such as a list that is loading, or hidden while something beside it is open. */
export function useAwaitedFocus(): AwaitedFocus {
  const [awaited] = useState(makeAwaitedFocus);
  return awaited;
}

function makeAwaitedFocus(): AwaitedFocus {
  let element: HTMLDivElement | null = null;
  let isWanted = false;
  const focus = () => {
    isWanted = element === null;
    element?.focus({ preventScroll: true });
  };
  const ref = {
    get current() {
      return element;
    },
    set current(next: HTMLDivElement | null) {
      element = next;
      if (next && isWanted) focus();
    },
  };
  return { ref, focus };
}
