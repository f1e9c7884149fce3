import { BrandMark, Card, chakra, Flex, Heading, PAGE_TITLE_ID, Text } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { BrandPanel } from './BrandPanel';
import { loginTexts } from './login.texts';
import { LoginForm } from './LoginForm';

const PageGrid = chakra('div', {
  base: {
    display: 'grid',
    minH: '100dvh',
    gridTemplateColumns: { base: '1fr', lg: '1fr 1fr', xl: '5fr 6fr' },
  },
});

/** The form hangs from a fixed height, so that what it says does not move its fields. */
const FormPlace = chakra('div', { base: { flex: '1', w: 'full', maxW: '96', mx: 'auto', pt: '12vh' } });

interface LoginPageProps {
  /** Links at the foot of the page. */
  readonly foot: ReactNode;
}

/** The sign-in page: the form at one side, the brand at the other. */
export function LoginPage({ foot }: LoginPageProps) {
  return (
    <PageGrid>
      <Flex direction="column" gap="8" px={{ base: '4', sm: '8' }} py="8" minW="0">
        <BrandMark />
        <FormPlace>
          <Card padding="lg">
            <Heading as="h1" size="xl" id={PAGE_TITLE_ID} tabIndex={-1}>
              {loginTexts.title}
            </Heading>
            <Text tone="muted" mt="1" mb="6">
              {loginTexts.subtitle}
            </Text>
            <LoginForm />
          </Card>
        </FormPlace>
        {foot}
      </Flex>
      <BrandPanel />
    </PageGrid>
  );
}
