import { Button, InlineNotice } from '@formline/shared/ui/core';

const texts = { failed: 'We couldn’t load the figures.', tryAgain: 'Try again' };

interface FiguresFailedProps {
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Above a list that stands without its figures. */
export const FiguresFailed = ({ isRetrying, retry }: FiguresFailedProps) => (
  <InlineNotice tone="error" role="alert">
    {texts.failed}
    <Button size="sm" variant="quiet" isLoading={isRetrying} onClick={retry}>
      {texts.tryAgain}
    </Button>
  </InlineNotice>
);
