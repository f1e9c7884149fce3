import { call, failureMessage } from '@formline/shared/api-client';
import { confirmEmail } from '@formline/shared/contracts/registration';
import { readCurrentUser } from '@formline/shared/contracts/users';
import { useMutation } from '@formline/shared/query';
import { Link as RouterLink } from '@formline/shared/routing';
import { keepCurrentUser, useSession } from '@formline/shared/session';
import { Button, ErrorState, LoadingState, Skeleton } from '@formline/shared/ui/core';
import { type ReactNode, useEffect } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { isLinkOver } from '../../components/link-token/isLinkOver';
import { useTitleFocus } from '../../components/title-focus/useTitleFocus';
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
    mutationFn: async (secret: string) => {
      await call(confirmEmail, { body: { token: secret } });
      if (isSignedIn) keepCurrentUser(await call(readCurrentUser, {}));
    },
  });
  // Meets the server: the link was opened to confirm, and a second click would add nothing.
  useEffect(() => {
    if (token !== null) mutate(token);
  }, [token, mutate]);
  if (confirming.isSuccess)
    return <ResultPage {...texts.confirmed} link={texts.confirmed.goOn} foot={foot} />;
  if (token === null || isLinkOver(confirming.error)) {
    return <ResultPage {...texts.over} link={texts.over.signIn} foot={foot} />;
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

interface ResultPageProps {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly foot: ReactNode;
}

function ResultPage({ title, text, link, foot }: ResultPageProps) {
  useTitleFocus();
  return (
    <BrandedPage title={title} subtitle={text} foot={foot}>
      <Button asChild variant="primary" size="lg" w="full">
        <RouterLink to="/login">{link}</RouterLink>
      </Button>
    </BrandedPage>
  );
}
