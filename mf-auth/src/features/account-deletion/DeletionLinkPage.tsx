import { failureMessage } from '@formline/shared/api-client';
import { useMutation } from '@formline/shared/query';
import { Link as RouterLink } from '@formline/shared/routing';
import { reloadCurrentUser, useSession } from '@formline/shared/session';
import { Button, InlineNotice, Stack } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { ResultPage } from '../../components/branded-page/ResultPage';
import { isLinkOver } from '../../components/link-token/useLinkToken';

interface Words {
  readonly title: string;
  readonly text: string;
}

interface DeletionLinkPageProps<T> {
  readonly token: string | null;
  readonly act: (token: string) => Promise<T>;
  readonly isDangerous: boolean;
  readonly texts: {
    readonly ask: Words;
    readonly act: string;
    readonly leave: string;
    readonly done: (result: T) => Words;
    readonly goOn: string;
    readonly over: Words;
    readonly again: string;
    readonly failed: string;
  };
  readonly againPath: string;
  readonly foot: ReactNode;
}

/** The page asks first, because mail scanners open links too. */
export function DeletionLinkPage<T>({ token, texts, foot, ...page }: DeletionLinkPageProps<T>) {
  const { status } = useSession();
  const acting = useMutation({
    mutationFn: page.act,
    // The banner follows the user. A failed reload is repeated by the next page.
    onSuccess: () => (status === 'signed-in' ? reloadCurrentUser().catch(() => undefined) : undefined),
  });
  if (acting.isSuccess) {
    return <ResultPage {...texts.done(acting.data)} link={texts.goOn} foot={foot} />;
  }
  if (token === null || isLinkOver(acting.error)) {
    return <ResultPage {...texts.over} link={texts.again} path={page.againPath} foot={foot} />;
  }
  return (
    <BrandedPage title={texts.ask.title} subtitle={texts.ask.text} foot={foot}>
      <Stack gap="3">
        {acting.isError && (
          <InlineNotice tone="warning" role="alert">
            {failureMessage(acting.error, texts.failed)}
          </InlineNotice>
        )}
        <Button
          variant={page.isDangerous ? 'danger' : 'primary'}
          size="lg"
          isLoading={acting.isPending}
          onClick={() => acting.mutate(token)}
        >
          {texts.act}
        </Button>
        <Button asChild size="lg">
          <RouterLink to="/login">{texts.leave}</RouterLink>
        </Button>
      </Stack>
    </BrandedPage>
  );
}
