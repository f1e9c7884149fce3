import { chakra, Text } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';

const Figure = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    fontSize: '3xl',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    letterSpacing: 'tight',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface ResultHeadlineProps {
  readonly label: string;
  readonly figure: string;
  readonly unit?: string;
  readonly aside?: ReactNode;
  readonly formula: string;
}

export function ResultHeadline({ label, figure, unit, aside, formula }: ResultHeadlineProps) {
  return (
    <div>
      <Text size="sm" tone="muted" fontWeight="medium">
        {label}
      </Text>
      <Figure aria-live="polite" aria-atomic="true">
        <span>
          {figure}
          {unit && (
            <>
              {' '}
              <chakra.span fontSize="lg" fontWeight="medium" color="fg.muted">
                {unit}
              </chakra.span>
            </>
          )}
        </span>
        {aside}
      </Figure>
      <Text size="sm" tone="subtle" mt="1">
        {formula}
      </Text>
    </div>
  );
}
