import { failureMessage } from '@formline/shared/api-client';
import { confirmEmail } from '@formline/shared/contracts/accounts/registration';
import { useChange } from '@formline/shared/query';
import { reloadCurrentUser, useSession } from '@formline/shared/session';
import { ErrorState, LoadingState, Skeleton } from '@formline/shared/ui/core';
import { type ReactNode, useEffect } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { ResultPage } from '../../components/branded-page/ResultPage';
import { isLinkOver } from '../../components/link-token/useLinkToken';

const texts = {
  loading: 'Confirming your email address',
  confirmed: {
    title: 'Your email address is confirmed',
    text: 'Thank you. Invitations to your clients are on their way now.',
    link: 'Continue to Formline',
  },
  over: {
    title: 'This link is no longer valid',
    text: 'It has been used, is more than seven days old, or was followed by a newer one. Sign in: if your address is still to be confirmed, you can ask for another link there.',
    link: 'Continue to Formline',
  },
  failed: 'Your email address could not be confirmed',
  failedText: 'Check your connection and try again. The link stays valid.',
};

interface EmailConfirmationPageProps {
  readonly token: string | null;
  readonly foot: ReactNode;
}

export function EmailConfirmationPage({ token, foot }: EmailConfirmationPageProps) {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const { mutate, ...confirming } = useChange(confirmEmail, {
    input: (secret: string) => ({ body: { token: secret } }),
  });
  // External system: the server. The link was opened to confirm, so no click is asked for.
  useEffect(() => {
    if (token !== null) mutate(token);
  }, [token, mutate]);
  // External system: the session. The banner disappears with this read of the user, or with the next one.
  useEffect(() => {
    if (confirming.isSuccess && isSignedIn) reloadCurrentUser().catch(() => undefined);
  }, [confirming.isSuccess, isSignedIn]);
  if (confirming.isSuccess) {
    return <ResultPage {...texts.confirmed} foot={foot} />;
  }
  if (token === null || isLinkOver(confirming.error)) {
    return <ResultPage {...texts.over} foot={foot} />;
  }
  if (!confirming.isError) {
    return (
      <BrandedPage title={texts.loading} foot={foot}>
        <LoadingState label={texts.loading}>
          <Skeleton h="11" />
        </LoadingState>
      </BrandedPage>
    );
  }
  return (
    <BrandedPage title={texts.failed} foot={foot}>
      <ErrorState
        title={failureMessage(confirming.error, texts.failed)}
        text={texts.failedText}
        onRetry={() => mutate(token)}
      />
    </BrandedPage>
  );
}
