import { requestPasswordReset } from '@formline/shared/contracts/accounts/passwordReset';
import { useChange } from '@formline/shared/query';
import { Link as RouterLink } from '@formline/shared/routing';
import { Button, Stack, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import type { ReactNode } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { carriedEmail } from '../../components/carriedEmail';
import { useTitleFocus } from '../../components/viewFocus';
import { passwordResetTexts } from './passwordReset.texts';
import { requestFailure } from './RequestResetForm';

const texts = passwordResetTexts.sent;

interface ResetSentPageProps {
  readonly email: string;
  readonly answer: string;
  readonly foot: ReactNode;
  readonly onUseAnother: () => void;
}

export function ResetSentPage({ email, answer, foot, onUseAnother }: ResetSentPageProps) {
  useTitleFocus();
  const repeat = useChange(requestPasswordReset, { input: () => ({ body: { email } }) });
  return (
    <BrandedPage title={texts.title} foot={foot}>
      <Stack gap="5">
        <Stack gap="2">
          <Text textWrap="pretty">{answer}</Text>
          <Text tone="muted" overflowWrap="anywhere" textWrap="pretty">
            {texts.typed(email)} {texts.advice}
          </Text>
        </Stack>
        <div role="status">{repeat.isSuccess && <Text tone="accent">{texts.sentAgain}</Text>}</div>
        {repeat.isError && <FormError>{requestFailure(repeat.error)}</FormError>}
        <Stack gap="2">
          <Button asChild variant="primary" size="lg">
            <RouterLink to="/login" state={carriedEmail(email)}>
              {passwordResetTexts.backToSignIn}
            </RouterLink>
          </Button>
          <Button size="lg" isLoading={repeat.isPending} onClick={() => repeat.mutate()}>
            {texts.sendAgain}
          </Button>
          <Button variant="quiet" onClick={onUseAnother}>
            {texts.useAnotherEmail}
          </Button>
        </Stack>
      </Stack>
    </BrandedPage>
  );
}
