import { Link as RouterLink } from '@formline/shared/routing';
import { Button, Stack } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { useTitleFocus } from '../../components/viewFocus';
import { passwordResetTexts } from './passwordReset.texts';

const texts = passwordResetTexts.over;

interface LinkOverPageProps {
  readonly foot: ReactNode;
  readonly onAskAgain: () => void;
}

export function LinkOverPage({ foot, onAskAgain }: LinkOverPageProps) {
  useTitleFocus();
  return (
    <BrandedPage title={texts.title} subtitle={texts.text} foot={foot}>
      <Stack gap="2">
        <Button variant="primary" size="lg" onClick={onAskAgain}>
          {texts.askAgain}
        </Button>
        <Button asChild variant="quiet">
          <RouterLink to="/login">{passwordResetTexts.backToSignIn}</RouterLink>
        </Button>
      </Stack>
    </BrandedPage>
  );
}
