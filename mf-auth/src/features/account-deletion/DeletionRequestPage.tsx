import { Link as RouterLink } from '@formline/shared/routing';
import { Link, Stack, Text } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { ReadingPage } from '../../components/reading-page/ReadingPage';
import { DeletionRequestForm } from './DeletionRequestForm';
import { deletionRequestTexts as texts } from './deletionRequest.texts';

interface DeletionRequestPageProps {
  readonly email: string;
  readonly foot: ReactNode;
}

export function DeletionRequestPage({ email, foot }: DeletionRequestPageProps) {
  return (
    <ReadingPage title={texts.title} foot={foot} width="form">
      <Stack gap="6">
        <Text tone="muted" textWrap="pretty">
          {texts.intro}{' '}
          <Link asChild>
            <RouterLink to="/deleteinstruction">{texts.guide}</RouterLink>
          </Link>
        </Text>
        <DeletionRequestForm email={email} />
      </Stack>
    </ReadingPage>
  );
}
