import { announce, chakra, Text } from '@formline/shared/ui/core';
import { useEffect } from 'react';
import { mediaUploaderTexts as texts } from './MediaUploader.texts';

const Middle = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    p: '6',
  },
});
const Bar = chakra('progress', {
  base: {
    appearance: 'none',
    w: 'full',
    maxW: '80',
    h: '2',
    border: 'none',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'border.control',
    _highContrast: { appearance: 'auto' },
    '&::-webkit-progress-bar': { bg: 'transparent' },
    '&::-webkit-progress-value': { bg: 'accent', borderRadius: 'full' },
    '&::-moz-progress-bar': { bg: 'accent', borderRadius: 'full' },
    '&:indeterminate': { bg: 'accent', animation: 'pulse' },
    '&:indeterminate::-moz-progress-bar': { bg: 'transparent' },
  },
});

export function UploadProgress({ share }: { readonly share: number }) {
  const isSent = share >= 1;
  // Screen readers ignore a moving bar, so its two steps are announced.
  useEffect(() => announce(isSent ? texts.processing : texts.started), [isSent]);
  return (
    <Middle>
      <Bar aria-label={texts.progress} {...(!isSent && { value: share, max: 1 })} />
      <Text size="sm" tone="muted" fontVariantNumeric="tabular-nums">
        {isSent ? texts.processing : texts.uploading(Math.floor(share * 100))}
      </Text>
    </Middle>
  );
}
