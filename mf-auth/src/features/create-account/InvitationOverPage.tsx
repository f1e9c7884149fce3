import { Link as RouterLink } from '@formline/shared/routing';
import { Button } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { useTitleFocus } from '../../components/title-focus/useTitleFocus';
import { invitationTexts as texts } from './createAccount.texts';

/** The link cannot be used any more: why, and what to do. */
export function InvitationOverPage({ foot }: { readonly foot: ReactNode }) {
  useTitleFocus();
  return (
    <BrandedPage title={texts.overTitle} subtitle={texts.overText} foot={foot}>
      <Button asChild size="lg" w="full">
        <RouterLink to="/login">{texts.toSignIn}</RouterLink>
      </Button>
    </BrandedPage>
  );
}
