import { Button, chakra, InlineNotice } from '@formline/shared/ui/core';

const texts = { failed: 'We couldn’t load the figures.', tryAgain: 'Try again' };

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
      action={
        <Button size="sm" isLoading={isRetrying} onClick={retry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {texts.failed}
    </InlineNotice>
  </Container>
);
