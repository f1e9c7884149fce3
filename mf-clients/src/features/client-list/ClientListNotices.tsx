import { PLANS_PATH } from '@formline/shared/domain/accounts/upgradePrompts';
import { Link as RouterLink } from '@formline/shared/routing';
import { Button, chakra, InlineNotice, RetryButton } from '@formline/shared/ui/core';
import { clientListTexts as texts } from './clientList.texts';

const Container = chakra('div', { base: { mb: '4' } });

interface ClientListNoticesProps {
  readonly isChoosing: boolean;
  readonly hasActivationFailed: boolean;
  readonly onRetry: () => void;
}

export function ClientListNotices({ isChoosing, hasActivationFailed, onRetry }: ClientListNoticesProps) {
  if (hasActivationFailed) {
    return (
      <Container>
        <InlineNotice tone="warning" role="alert" action={<RetryButton size="sm" onRetry={onRetry} />}>
          {texts.activationFailed}
        </InlineNotice>
      </Container>
    );
  }
  if (!isChoosing) return null;
  return (
    <Container>
      <InlineNotice
        action={
          <Button asChild size="sm">
            <RouterLink to={PLANS_PATH}>{texts.seePlans}</RouterLink>
          </Button>
        }
      >
        {texts.chooseFreeHow}
      </InlineNotice>
    </Container>
  );
}
