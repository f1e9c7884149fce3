import { chakra, InlineNotice, RetryButton } from '@formline/shared/ui/core';

const texts = { failed: 'We couldn’t load the figures.' };

const Container = chakra('div', { base: { mb: '4' } });

interface FiguresFailedProps {
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Above a list that stands without its figures. */
export const FiguresFailed = ({ isRetrying, retry }: FiguresFailedProps) => (
  <Container>
    <InlineNotice
      tone="error"
      role="alert"
      action={<RetryButton size="sm" isRetrying={isRetrying} onRetry={retry} />}
    >
      {texts.failed}
    </InlineNotice>
  </Container>
);
