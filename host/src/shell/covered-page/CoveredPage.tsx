import { chakra } from '@formline/shared/ui/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { EndOfFirstPaint } from '../../remotes/FirstPaint';

interface CoveredPageProps {
  /** What stands in the place of the page; null while the page itself is to be seen. */
  readonly cover: ReactNode;
  readonly children: ReactNode;
}

const Cover = chakra('div', {
  base: { position: 'fixed', inset: '0', zIndex: 'dialog', overflowY: 'auto', bg: 'bg', outline: 'none' },
});

/**
 * Puts something over a page for a while. The page stays as it is underneath, unseen and out of reach, so that nothing
 * typed is lost; focus and place are given back. A page that was covered from the start is not loaded before.
 */
export function CoveredPage({ cover, children }: CoveredPageProps) {
  const isCovered = cover !== null;
  const [wasSeen, setWasSeen] = useState(!isCovered);
  if (!isCovered && !wasSeen) setWasSeen(true);
  const coverElement = useRef<HTMLDivElement>(null);
  // Meets the document: focus goes to the cover and back, and the page behind it does not scroll.
  useLayoutEffect(() => {
    if (!isCovered) return;
    const focused = document.activeElement;
    const { style } = document.documentElement;
    coverElement.current?.focus({ preventScroll: true });
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
  }, [isCovered]);
  return (
    <>
      {isCovered && (
        <Cover ref={coverElement} tabIndex={-1}>
          <EndOfFirstPaint />
          {cover}
        </Cover>
      )}
      {wasSeen && (
        <chakra.div inert={isCovered} visibility={isCovered ? 'hidden' : undefined}>
          {children}
        </chakra.div>
      )}
    </>
  );
}
