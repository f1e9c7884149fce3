import type { LegalDocumentType } from '@formline/shared/contracts/legalDocuments';
import { Link as RouterLink } from '@formline/shared/routing';
import { BrandMark, Button, Card, chakra, Flex, Heading, PAGE_TITLE_ID } from '@formline/shared/ui/core';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { legalDocumentTexts, legalPageTexts } from './legalDocuments.texts';
import { LegalDocumentText } from './LegalDocumentText';

const Column = chakra('div', {
  base: { w: 'full', maxW: 'dialog.lg', mx: 'auto', px: { base: '4', sm: '8' } },
});

interface LegalDocumentPageProps {
  readonly type: LegalDocumentType;
  /** The way to the sibling document. */
  readonly links: ReactNode;
}

/** One document to read, for everybody: no account is needed. */
export function LegalDocumentPage({ type, links }: LegalDocumentPageProps) {
  return (
    <Column pt="8" pb="16">
      <Flex align="center" justify="space-between" wrap="wrap" gap="4" mb="8">
        <BrandMark />
        <Button asChild variant="quiet">
          <RouterLink to="/">
            <ArrowLeft aria-hidden="true" />
            {legalPageTexts.back}
          </RouterLink>
        </Button>
      </Flex>
      <Card padding="none" px={{ base: '5', md: '16' }} py={{ base: '6', md: '12' }} mb="8">
        <Heading as="h1" size="2xl" mb="6" id={PAGE_TITLE_ID} tabIndex={-1}>
          {legalDocumentTexts[type].title}
        </Heading>
        <LegalDocumentText type={type} />
      </Card>
      {links}
    </Column>
  );
}
