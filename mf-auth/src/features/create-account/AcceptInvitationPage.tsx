import { acceptInvitation } from '@formline/shared/contracts/people/clientInvitations';
import { useChange } from '@formline/shared/query';
import { Button, Stack, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { isLinkOver } from '../../components/link-token/useLinkToken';
import { invitationTexts as texts } from './createAccount.texts';
import type { InvitedPageProps } from './InvitedAccountPage';
import { refusalOf } from './useRegistration';

export function AcceptInvitationPage({ token, invitation, foot, onJoined, onOver }: InvitedPageProps) {
  const { email, trainer_name } = invitation;
  const accept = useChange(acceptInvitation, {
    input: () => ({ body: { token } }),
    onSuccess: onJoined,
    onError: (error) => {
      if (isLinkOver(error)) onOver();
    },
  });
  return (
    <BrandedPage title={texts.invites(trainer_name)} subtitle={texts.hasAccount(email)} foot={foot}>
      <Stack gap="5">
        <Text textWrap="pretty">{texts.whatAcceptMeans(trainer_name)}</Text>
        <FormError>{accept.isError && refusalOf(accept.error).text}</FormError>
        <Button variant="primary" size="lg" isLoading={accept.isPending} onClick={() => accept.mutate()}>
          {texts.accept}
        </Button>
      </Stack>
    </BrandedPage>
  );
}
