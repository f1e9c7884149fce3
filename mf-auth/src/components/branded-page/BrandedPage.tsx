import { BrandMark, Card, chakra, Flex, Heading, PAGE_TITLE_ID, Text } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { BrandPanel } from './BrandPanel';

const PageGrid = chakra('div', {
  base: {
    display: 'grid',
    minH: '100dvh',
    gridTemplateColumns: { base: '1fr', lg: '1fr 1fr', xl: '5fr 6fr' },
  },
});

/** A fixed top position, so that messages do not move the fields. */
const FormContainer = chakra('div', {
  base: { flex: '1', w: 'full', maxW: '96', mx: 'auto' },
  variants: {
    length: {
      short: { pt: 'max({spacing.4}, calc(40vh - {spacing.64} - {spacing.4}))' },
      long: { pt: '2vh' },
    },
  },
  defaultVariants: { length: 'short' },
});

interface BrandedPageProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  readonly foot: ReactNode;
  readonly length?: 'short' | 'long';
}

export function BrandedPage({ title, subtitle, children, foot, length = 'short' }: BrandedPageProps) {
  return (
    <PageGrid>
      <Flex direction="column" gap="6" px={{ base: '4', sm: '8' }} pt="8" pb="6" minW="0">
        <BrandMark />
        <FormContainer length={length}>
          <Card padding="lg">
            <Heading as="h1" size="xl" id={PAGE_TITLE_ID} tabIndex={-1}>
              {title}
            </Heading>
            {subtitle ? (
              <Text tone="muted" mt="1" overflowWrap="anywhere">
                {subtitle}
              </Text>
            ) : null}
            <chakra.div mt="6">{children}</chakra.div>
          </Card>
        </FormContainer>
        {foot}
      </Flex>
      <BrandPanel />
    </PageGrid>
  );
}
