import { type RefObject, useState } from 'react';

interface AwaitedFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly focus: () => void;
}

/** Focus for an element that may not be mounted yet, such as a list that is loading or hidden. */
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
