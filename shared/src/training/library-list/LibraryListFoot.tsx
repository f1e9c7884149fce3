import { chakra, RetryButton, Text } from '@formline/shared/ui/core';
import type { LibraryListTexts } from './libraryList.texts';
import type { ListRest } from './libraryListing';
import { LibraryListSkeleton } from './LibraryListSkeleton';

const ROWS_ON_THEIR_WAY = 2;

const FootRow = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '3', px: '4', py: '4' },
});

export interface LibraryListFootProps {
  rest: ListRest;
  count: number;
  texts: LibraryListTexts;
  onRetry: () => void;
}

export function LibraryListFoot({ rest, count, texts, onRetry }: LibraryListFootProps) {
  switch (rest) {
    case 'more':
      return null;
    case 'loading':
      return <LibraryListSkeleton label={texts.loadingMore} rows={ROWS_ON_THEIR_WAY} />;
    case 'failed':
      return (
        <FootRow role="alert">
          <Text tone="danger">{texts.errors.more}</Text>
          <RetryButton size="sm" onRetry={onRetry} />
        </FootRow>
      );
    case 'end':
      return (
        <FootRow>
          <Text size="sm" tone="subtle" tabular>
            {texts.end(count)}
          </Text>
        </FootRow>
      );
  }
}
