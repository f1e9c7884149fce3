import { Link as RouterLink } from '@formline/shared/routing';
import { BrandMark, Button, Card, chakra, Flex, Heading, PAGE_TITLE_ID } from '@formline/shared/ui/core';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '@formline/shared/contracts/product';

const readingPageTexts = { back: `Back to ${PRODUCT_NAME}` };

const Column = chakra('div', {
  base: {
    w: 'full',
    mx: 'auto',
    px: { base: '4', sm: '8' },
    pt: '8',
    pb: '16',
    // Paper is white, so the dark scheme's text would not be visible.
    _print: { p: '0', maxW: 'full', colorScheme: 'light' },
  },
  variants: { width: { text: { maxW: 'dialog.lg' }, form: { maxW: 'dialog.md' } } },
});

interface ReadingPageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly foot: ReactNode;
  readonly width?: 'text' | 'form';
}

export function ReadingPage({ title, children, foot, width = 'text' }: ReadingPageProps) {
  return (
    <Column width={width}>
      <Flex align="center" justify="space-between" wrap="wrap" gap="4" mb="8">
        <BrandMark />
        {/* Aligns the text of the button with the page below. */}
        <Button asChild variant="quiet" me="-4" css={{ _print: { display: 'none' } }}>
          <RouterLink to="/">
            <ArrowLeft aria-hidden="true" />
            {readingPageTexts.back}
          </RouterLink>
        </Button>
      </Flex>
      <Card
        padding="none"
        px={{ base: '5', md: width === 'text' ? '16' : '10' }}
        py={{ base: '6', md: width === 'text' ? '12' : '10' }}
        mb="8"
        css={{ _print: { p: '0', m: '0', border: 'none', boxShadow: 'none' } }}
      >
        <Heading as="h1" size="2xl" mb="6" id={PAGE_TITLE_ID} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </Card>
      <chakra.div css={{ _print: { display: 'none' } }}>{foot}</chakra.div>
    </Column>
  );
}
