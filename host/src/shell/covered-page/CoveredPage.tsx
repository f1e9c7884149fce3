import { chakra } from '@formline/shared/ui/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { EndOfFirstPaint } from '../../remotes/FirstPaint';

interface CoveredPageProps {
  readonly cover: ReactNode;
  readonly children: ReactNode;
}

const Cover = chakra('div', {
  base: { position: 'fixed', inset: '0', zIndex: 'dialog', overflowY: 'auto', bg: 'bg', outline: 'none' },
});

/** The page stays mounted, so nothing typed is lost. A page covered from the start is not loaded. */
export function CoveredPage({ cover, children }: CoveredPageProps) {
  const isCovered = cover !== null;
  const [wasSeen, setWasSeen] = useState(!isCovered);
  if (!isCovered && !wasSeen) setWasSeen(true);
  const coverElement = useRef<HTMLDivElement>(null);
  // External system: the document's focus and scrolling.
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
