import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

const pageHeaderTexts = { breadcrumbs: 'Breadcrumbs' };

const BreadcrumbList = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    fontSize: 'sm',
    color: 'fg.subtle',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1', minH: '6' },
    '& a': { borderRadius: 'xs', px: '1', mx: '-1', _hover: { color: 'fg', textDecoration: 'underline' } },
    '& svg': { boxSize: '3.5' },
  },
});

export interface BreadcrumbsProps {
  items: readonly ReactNode[];
}

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label={pageHeaderTexts.breadcrumbs}>
      <BreadcrumbList>
        {items.map((item, index) => (
          <li key={index}>
            {item}
            {index < items.length - 1 ? <ChevronRight aria-hidden="true" /> : null}
          </li>
        ))}
      </BreadcrumbList>
    </nav>
  );
}
