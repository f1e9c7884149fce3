import { Card, chakra, Heading } from '@formline/shared/ui/core';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Stretches a link's target and focus ring over its positioned ancestor. */
export const fullTarget = {
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--focus-ring)', outlineOffset: '2px' },
} as const;

const Header = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    minH: '6',
    // Controls beside the title lie above the card's button.
    '& > :not(:first-child) button': { position: 'relative', zIndex: '1', _print: { display: 'none' } },
  },
});
/** Covers the whole card, so that a click anywhere on it opens it. */
const OpenButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    textAlign: 'start',
    cursor: 'pointer',
    '& svg': { boxSize: 'icon.sm', color: 'fg.subtle', flexShrink: '0' },
    ...fullTarget,
  },
});
/** Controls in the body lie above the card's button, so that they stay clickable. */
const Body = chakra('div', {
  base: { mt: '4', '& :is(a, button, input, select, summary)': { position: 'relative', zIndex: '1' } },
});

interface DashboardCardProps {
  readonly title: string;
  readonly onOpen?: (() => void) | undefined;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function DashboardCard({ title, onOpen, aside, children }: DashboardCardProps) {
  const titleId = useId();
  return (
    <Card asChild isInteractive={onOpen !== undefined}>
      <section aria-labelledby={titleId} tabIndex={-1}>
        <Header>
          <Heading id={titleId}>
            {onOpen ? (
              <OpenButton type="button" aria-haspopup="dialog" onClick={onOpen}>
                {title}
                <ChevronRight aria-hidden="true" />
              </OpenButton>
            ) : (
              title
            )}
          </Heading>
          {aside}
        </Header>
        <Body>{children}</Body>
      </section>
    </Card>
  );
}
