import { failureMessage } from '@formline/shared/api-client';
import { checkInvitation } from '@formline/shared/contracts/people/clientInvitations';
import { queryOf, useQuery } from '@formline/shared/query';
import { ErrorState } from '@formline/shared/ui/core';
import { type ReactNode, useState } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { ResultPage } from '../../components/branded-page/ResultPage';
import { isLinkOver } from '../../components/link-token/useLinkToken';
import { AcceptInvitationPage } from './AcceptInvitationPage';
import { invitationTexts as texts } from './createAccount.texts';
import { InvitationSkeleton } from './InvitationSkeleton';
import { InvitedAccountPage } from './InvitedAccountPage';

export interface InvitationPageProps {
  readonly token: string;
  readonly foot: ReactNode;
  readonly onJoined: (how: 'opened' | 'accepted') => void;
}

export function InvitationPage({ token, foot, onJoined }: InvitationPageProps) {
  const {
    data: invitation,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...queryOf(checkInvitation, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    // Forgotten with the page: the key holds the link's secret.
    gcTime: 0,
  });
  const [isOver, setIsOver] = useState(false);
  if (isOver || isLinkOver(error)) return <ResultPage {...texts.over} foot={foot} />;
  if (invitation) {
    const Page = invitation.has_account ? AcceptInvitationPage : InvitedAccountPage;
    return (
      <Page
        token={token}
        invitation={invitation}
        foot={foot}
        onJoined={() => onJoined(invitation.has_account ? 'accepted' : 'opened')}
        onOver={() => setIsOver(true)}
      />
    );
  }
  if (error === null) return <InvitationSkeleton foot={foot} />;
  return (
    <BrandedPage title={texts.failed} foot={foot}>
      <ErrorState
        title={failureMessage(error, texts.failed)}
        text={texts.whatToDo}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </BrandedPage>
  );
}
