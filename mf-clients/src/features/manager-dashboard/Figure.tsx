import { Link } from '@formline/shared/routing';
import { chakra, RetryButton, Skeleton, Text } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { fullTarget } from '../../components/dashboard-card/DashboardCard';
import { managerDashboardTexts as texts } from './managerDashboard.texts';

const Tile = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '4',
    p: '5',
    bg: 'bg.surface',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'card',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    '&:hover, &:focus-within': { borderColor: 'border.control', boxShadow: 'overlay' },
    '& button': { position: 'relative', zIndex: '1' },
  },
});
const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '10',
    flexShrink: '0',
    borderRadius: 'md',
    bg: 'accent.subtle',
    color: 'accent.text',
    '& svg': { boxSize: 'icon.md' },
  },
});
const TileLink = chakra(Link, { base: { fontSize: 'sm', color: 'fg.muted', ...fullTarget } });

interface FigureProps {
  readonly icon: ReactNode;
  readonly term: string;
  readonly to: string;
  /** Undefined while loading, null after a failure. */
  readonly value: string | null | undefined;
  readonly note: string;
  readonly onRetry: () => void;
}

export function Figure({ icon, term, to, value, note, onRetry }: FigureProps) {
  return (
    <Tile>
      <Sign aria-hidden="true">{icon}</Sign>
      <div>
        <TileLink to={to}>{term}</TileLink>
        {value === undefined ? (
          <Skeleton w="24" h="8" mt="1" aria-label={texts.loading} />
        ) : (
          <Text fontSize="2xl" fontWeight="semibold" lineHeight="tight" tabular>
            {value ?? texts.unknown}
          </Text>
        )}
        {value === null ? (
          <RetryButton size="sm" variant="quiet" onRetry={onRetry} />
        ) : (
          <Text tone="muted" size="sm" minH="5">
            {value === undefined ? '' : note}
          </Text>
        )}
      </div>
    </Tile>
  );
}
