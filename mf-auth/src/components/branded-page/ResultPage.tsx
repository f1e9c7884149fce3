import { Link as RouterLink } from '@formline/shared/routing';
import { Button } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { useTitleFocus } from '../viewFocus';
import { BrandedPage } from './BrandedPage';

interface ResultPageProps {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly path?: string;
  readonly foot: ReactNode;
}

export function ResultPage({ title, text, link, path = '/login', foot }: ResultPageProps) {
  useTitleFocus();
  return (
    <BrandedPage title={title} subtitle={text} foot={foot}>
      <Button asChild variant="primary" size="lg" w="full">
        <RouterLink to={path}>{link}</RouterLink>
      </Button>
    </BrandedPage>
  );
}
