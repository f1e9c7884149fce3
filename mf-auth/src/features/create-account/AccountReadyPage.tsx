import { Link as RouterLink } from '@formline/shared/routing';
import { Button } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { carriedEmail } from '../../components/carriedEmail';
import { useTitleFocus } from '../../components/viewFocus';
import { createAccountTexts as texts } from './createAccount.texts';

interface AccountReadyPageProps {
  readonly email: string;
  readonly foot: ReactNode;
}

export function AccountReadyPage({ email, foot }: AccountReadyPageProps) {
  useTitleFocus();
  return (
    <BrandedPage title={texts.readyTitle} subtitle={texts.readyText} foot={foot}>
      <Button asChild variant="primary" size="lg" w="full">
        <RouterLink to="/login" state={carriedEmail(email)}>
          {texts.logIn}
        </RouterLink>
      </Button>
    </BrandedPage>
  );
}
