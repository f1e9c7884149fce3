import { chakra } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';

/** A printed dashboard is handed to the client, who must not read what the trainer keeps private. */
export const notOnPaper = { _print: { display: 'none' } } as const;

/** A grid does not break well between pages. */
const onPaper = { display: 'block', '& > * + *': { mt: '6' } } as const;

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    _print: onPaper,
  },
});
const Column = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    minW: '0',
    gridTemplateColumns: 'minmax(0, 1fr)',
    _empty: { display: 'none' },
    _print: onPaper,
  },
});

interface DashboardGridProps {
  readonly main: ReactNode;
  readonly aside: ReactNode;
}

export function DashboardGrid({ main, aside }: DashboardGridProps) {
  return (
    <Columns>
      <Column>{main}</Column>
      <Column>{aside}</Column>
    </Columns>
  );
}

export const DashboardRows = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    _print: {
      ...onPaper,
      colorScheme: 'light',
      '& section': { boxShadow: 'none' },
      '& :is(h2, h3, h4, header)': { breakAfter: 'avoid' },
      '& :is(figure, li, dl, svg, img)': { breakInside: 'avoid' },
    },
  },
});
