import { Button } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { useTitleFocus } from '../../components/title-focus/useTitleFocus';
import { passwordResetTexts } from './passwordReset.texts';

const texts = passwordResetTexts.over;

interface LinkOverPageProps {
  readonly foot: ReactNode;
  readonly onAskAgain: () => void;
}

/** The link cannot be used any more: why, and the way to another. */
export function LinkOverPage({ foot, onAskAgain }: LinkOverPageProps) {
  useTitleFocus();
  return (
    <BrandedPage title={texts.title} subtitle={texts.text} foot={foot}>
      <Button variant="primary" size="lg" w="full" onClick={onAskAgain}>
        {texts.askAgain}
      </Button>
    </BrandedPage>
  );
}
