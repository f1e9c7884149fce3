import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { EndOfFirstPaint } from '../../remotes/FirstPaint';
import * as styles from '../shell.module.css';

interface CoveredPageProps {
  readonly cover: ReactNode;
  readonly children: ReactNode;
}

const hidden = { visibility: 'hidden' } as const;

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
        <div className={styles.cover} ref={coverElement} tabIndex={-1}>
          <EndOfFirstPaint />
          {cover}
        </div>
      )}
      {wasSeen && (
        <div inert={isCovered} style={isCovered ? hidden : undefined}>
          {children}
        </div>
      )}
    </>
  );
}
