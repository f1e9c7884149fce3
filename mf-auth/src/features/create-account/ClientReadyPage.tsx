import { chakra, Heading, Stack, Text } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { AppStoreLinks } from '../../components/AppStoreLinks';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { clientAccessTexts } from '../../components/clientAccess.texts';
import { useTitleFocus } from '../../components/viewFocus';
import { invitationTexts as texts } from './createAccount.texts';

interface ClientReadyPageProps {
  readonly how: 'opened' | 'accepted';
  readonly foot: ReactNode;
}

export function ClientReadyPage({ how, foot }: ClientReadyPageProps) {
  useTitleFocus();
  return (
    <BrandedPage title={how === 'opened' ? texts.openedTitle : texts.acceptedTitle} foot={foot}>
      <Stack gap="2">
        <Heading as="h2" size="md">
          {clientAccessTexts.title}
        </Heading>
        <Text tone="muted" textWrap="pretty">
          {clientAccessTexts.text}
        </Text>
      </Stack>
      <chakra.div mt="5">
        <AppStoreLinks />
      </chakra.div>
    </BrandedPage>
  );
}
