import type { OhsaResult } from '@formline/shared/contracts/records/ohsa';
import { MuscleMap } from '@formline/shared/training/body-map/MuscleMap';
import { Box, chakra, Heading, Text } from '@formline/shared/ui/core';
import { useId } from 'react';
import { ohsaTexts as texts } from './ohsa.texts';

const Panel = chakra('section', {
  base: { p: '4', bg: 'bg.subtle', border: 'thin', borderColor: 'border', borderRadius: 'md' },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gap: '4',
    mt: '4',
    alignItems: 'start',
  },
});
const Title = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2' } });
const Sign = chakra('span', { base: { boxSize: '3', borderRadius: 'xs', bg: 'accent', flexShrink: '0' } });
const Muscles = chakra('ul', {
  base: { display: 'grid', gap: '1', ps: '4', listStyle: 'disc', '& ::marker': { color: 'fg.subtle' } },
});

/** Same opacity as on the body map. */
const SIGN_OPACITY = { 1: 0.5, 2: 1 } as const;

interface MusclePanelProps {
  readonly title: string;
  readonly muscles: OhsaResult['over_active_muscles'];
  readonly level: 1 | 2;
}

export function MusclePanel({ title, muscles, level }: MusclePanelProps) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <Title>
        <Sign opacity={SIGN_OPACITY[level]} aria-hidden="true" />
        <Heading as="h3" size="sm" id={titleId}>
          {title}
        </Heading>
      </Title>
      <Columns>
        <MuscleMap muscles={muscles} level={level} />
        <Box>
          {muscles.length === 0 ? (
            <Text tone="muted">{texts.none}</Text>
          ) : (
            <Muscles>
              {muscles.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </Muscles>
          )}
        </Box>
      </Columns>
    </Panel>
  );
}
