import { call, failureMessage } from '@formline/shared/api-client';
import { confirmEmail } from '@formline/shared/contracts/registration';
import { useMutation } from '@formline/shared/query';
import { reloadCurrentUser, useSession } from '@formline/shared/session';
import { ErrorState, LoadingState, Skeleton } from '@formline/shared/ui/core';
import { type ReactNode, useEffect } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { ResultPage } from '../../components/branded-page/ResultPage';
import { isLinkOver } from '../../components/link-token/isLinkOver';
import { emailConfirmationTexts as texts } from './emailConfirmation.texts';

interface EmailConfirmationPageProps {
  /** The secret of the link; null where the address has none. */
  readonly token: string | null;
  readonly foot: ReactNode;
}

/** What the link of a confirmation leads to: it is confirmed at once. */
export function EmailConfirmationPage({ token, foot }: EmailConfirmationPageProps) {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const { mutate, ...confirming } = useMutation({
    mutationFn: (secret: string) => call(confirmEmail, { body: { token: secret } }),
  });
  // Meets the server: the link was opened to confirm, and a second click would add nothing.
  useEffect(() => {
    if (token !== null) mutate(token);
  }, [token, mutate]);
  // The banner that asks for the confirmation goes. It goes with the next read of the user if this one fails.
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
