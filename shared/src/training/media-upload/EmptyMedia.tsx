import { chakra, Text } from '@formline/shared/ui/core';
import { ImageUp } from 'lucide-react';
import { mediaUploaderTexts as texts } from './MediaUploader.texts';

const Middle = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    p: '4',
    textAlign: 'center',
    color: 'fg.subtle',
    '& svg': { boxSize: '8', mb: '1' },
  },
});

export function EmptyMedia({ hint }: { readonly hint: string }) {
  return (
    <Middle>
      <ImageUp aria-hidden="true" />
      <Text fontWeight="medium">{texts.empty}</Text>
      <Text size="sm" tone="muted">
        {hint}
      </Text>
    </Middle>
  );
}
