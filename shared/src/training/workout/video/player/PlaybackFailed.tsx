import { Button, chakra, Text } from '@formline/shared/ui/core';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { hlsPlayerTexts as texts } from './hlsPlayer.texts';
import { takeFreeFocus } from './takeFreeFocus';

const Cover = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    p: '4',
    overflowY: 'auto',
    textAlign: 'center',
    bg: 'bg.surface',
    color: 'fg',
    '--focus-ring': 'colors.focusRing',
  },
});

export function PlaybackFailed({ onRetry }: { readonly onRetry: () => void }) {
  const retryRef = useRef<HTMLButtonElement>(null);
  // The focused control was removed with the video.
  useEffect(() => takeFreeFocus(retryRef.current), []);
  return (
    <Cover role="alert">
      <Text fontWeight="semibold">{texts.failed}</Text>
      <Text size="sm" tone="muted">
        {texts.failedText}
      </Text>
      <Button ref={retryRef} size="sm" mt="2" icon={<RotateCw />} onClick={onRetry}>
        {texts.retry}
      </Button>
    </Cover>
  );
}
