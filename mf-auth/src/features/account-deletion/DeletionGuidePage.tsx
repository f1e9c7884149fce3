import { Link as RouterLink } from '@formline/shared/routing';
import { useSiteConfig } from '@formline/shared/site-config';
import { Button, chakra, Flex, Heading, Link, Stack, Text } from '@formline/shared/ui/core';
import { Phone, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReadingPage } from '../../components/reading-page/ReadingPage';
import { DeletionSteps } from './DeletionSteps';
import { deletionGuideTexts as texts } from './deletionGuide.texts';

const REQUEST_PATH = '/delete-account';

/** A printed page shows the URL in place of the button. */
const OnScreen = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', _print: { display: 'none' } },
});
const OnPaper = chakra('p', { base: { display: 'none', _print: { display: 'block' } } });

export function DeletionGuidePage({ foot }: { readonly foot: ReactNode }) {
  return (
    <ReadingPage title={texts.title} foot={foot}>
      <Stack gap="8">
        <Text tone="muted" size="lg" textWrap="pretty">
          {texts.intro}
        </Text>
        <DeletionSteps />
        <chakra.section>
          <Heading as="h2" size="md">
            {texts.keptTitle}
          </Heading>
          <Text tone="muted" size="lg" mt="1" textWrap="pretty">
            {texts.kept}{' '}
            <Link asChild css={{ _print: { display: 'none' } }}>
              <RouterLink to="/privacy-policy">{texts.privacyPolicy}</RouterLink>
            </Link>
          </Text>
        </chakra.section>
        <OnScreen>
          <Button asChild variant="primary" size="lg">
            <RouterLink to={REQUEST_PATH}>{texts.openForm}</RouterLink>
          </Button>
          <Button size="lg" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </OnScreen>
        <OnPaper>{texts.formAddress(location.origin + REQUEST_PATH)}</OnPaper>
        <SupportLine />
      </Stack>
    </ReadingPage>
  );
}

function SupportLine() {
  const { supportPhone } = useSiteConfig();
  if (supportPhone === null) return null;
  return (
    <Flex align="center" gap="2" wrap="wrap" color="fg.muted">
      <Phone size={16} aria-hidden="true" />
      <span>{texts.support}</span>
      <Link href={`tel:${supportPhone.replaceAll(/[^\d+]/g, '')}`}>{supportPhone}</Link>
    </Flex>
  );
}
