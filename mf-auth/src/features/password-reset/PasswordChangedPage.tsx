import { Link as RouterLink } from '@formline/shared/routing';
import { Button } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { useTitleFocus } from '../../components/title-focus/useTitleFocus';
import { passwordResetTexts } from './passwordReset.texts';

const texts = passwordResetTexts.changed;

/** The new password holds; signing in is next. */
export function PasswordChangedPage({ foot }: { readonly foot: ReactNode }) {
  useTitleFocus();
  return (
    <BrandedPage title={texts.title} subtitle={texts.text} foot={foot}>
      <Button asChild variant="primary" size="lg" w="full">
        <RouterLink to="/login">{texts.signIn}</RouterLink>
      </Button>
    </BrandedPage>
  );
}
