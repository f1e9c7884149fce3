import { isApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { PLANS_PATH } from '@formline/shared/domain/accounts/upgradePrompts';
import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { Button, EmptyState, Flex } from '@formline/shared/ui/core';
import { inactiveClientTexts as texts, upgradePromptTexts } from './inactiveClient.texts';

/** True when the server refuses a client beyond the free limit. */
export const isBeyondFreeLimit = (error: unknown): boolean =>
  isApiError(error) && error.code === errorCodes.freeClientLimit;

interface InactiveClientStateProps {
  readonly text?: string;
  /** True if the trainer can make the client a free one in the list. */
  readonly mayChoose?: boolean;
}

/** In place of a page about a client beyond the free limit; managers are offered no plans. */
export function InactiveClientState({
  text = `${texts.inactive} ${upgradePromptTexts.offer}`,
  mayChoose = false,
}: InactiveClientStateProps) {
  const canEdit = useCanEdit();
  if (!canEdit) return <EmptyState {...texts.readOnly} action={<BackToClients isPrimary />} />;
  return (
    <EmptyState
      title={upgradePromptTexts.title}
      text={text}
      action={
        <Flex gap="2" justify="center" wrap="wrap">
          <BackToClients isPrimary={mayChoose} />
          <Button asChild variant={mayChoose ? undefined : 'primary'}>
            <RouterLink to={PLANS_PATH}>{upgradePromptTexts.seePlans}</RouterLink>
          </Button>
        </Flex>
      }
    />
  );
}

const BackToClients = ({ isPrimary }: { readonly isPrimary: boolean }) => (
  <Button asChild variant={isPrimary ? 'primary' : undefined}>
    <RouterLink to={CLIENTS_PATH}>{texts.back}</RouterLink>
  </Button>
);
