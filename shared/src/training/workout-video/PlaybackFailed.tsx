import { chakra, ErrorState } from '@formline/shared/ui/core';
import { useEffect, useRef } from 'react';
import { hlsPlayerTexts as texts } from './hlsPlayer.texts';
import { takeFreeFocus } from './takeFreeFocus';

const Cover = chakra('div', {
  base: {
    display: 'grid',
    overflowY: 'auto',
    bg: 'bg.surface',
    color: 'fg',
    '& > *': { py: '3', m: 'auto' },
  },
});

/** What stands in the place of a film that does not play. */
export function PlaybackFailed({ onRetry }: { readonly onRetry: () => void }) {
  const coverRef = useRef<HTMLDivElement>(null);
  // Meets the document: what had focus has gone with the film.
  useEffect(() => takeFreeFocus(coverRef.current?.querySelector('button') ?? null), []);
  return (
    <Cover ref={coverRef}>
      <ErrorState title={texts.failed} text={texts.failedText} onRetry={onRetry} />
    </Cover>
  );
}
