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
const Bar = chakra('progress', { base: { w: 'full', maxW: '80', h: '2', accentColor: 'accent' } });

/** How far an upload is. Once all is sent the server works on it for a time nobody knows. */
export function UploadProgress({ share }: { readonly share: number }) {
  const isSent = share >= 1;
  // Meets the live region: a bar that moves is not heard, its two steps are.
  useEffect(() => {
    announce(isSent ? texts.processing : texts.started);
  }, [isSent]);
  return (
    <Middle>
      <Bar aria-label={texts.progress} {...(!isSent && { value: share, max: 1 })} />
      <Text size="sm" tone="muted" fontVariantNumeric="tabular-nums">
        {isSent ? texts.processing : texts.uploading(Math.floor(share * 100))}
      </Text>
    </Middle>
  );
}
