import { chakra, Text, VisuallyHidden } from '@formline/shared/ui/core';
import { calculatorsTexts } from '../calculators.texts';

export interface Band {
  readonly key: string;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly range: string;
  readonly tone: 'upcoming' | 'complete' | 'incomplete' | 'missed' | 'neutral';
}

const Track = chakra('div', {
  base: { position: 'relative', display: 'flex', gap: '0.5', h: '3', mt: '5', mb: '3' },
});
const Segment = chakra('span', {
  base: {
    borderRadius: 'xs',
    _first: { borderStartRadius: 'full' },
    _last: { borderEndRadius: 'full' },
    _highContrast: { borderWidth: '1px' },
  },
  variants: {
    tone: {
      upcoming: { bg: 'status.upcoming.solid' },
      complete: { bg: 'status.complete.solid' },
      incomplete: { bg: 'status.incomplete.solid' },
      missed: { bg: 'status.missed.solid' },
      neutral: { bg: 'status.neutral.solid' },
    },
    isCurrent: { true: {}, false: { opacity: '0.45' } },
  },
});
const Marker = chakra('span', {
  base: {
    position: 'absolute',
    top: '-1.5',
    w: '1.5',
    h: '6',
    borderRadius: 'full',
    bg: 'fg',
    border: 'thin',
    borderColor: 'bg.surface',
    transform: 'translateX(-50%)',
  },
});
const Rows = chakra('ul', { base: { display: 'grid', listStyle: 'none', p: '0' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    gap: '2.5',
    px: '2.5',
    py: '1',
    borderRadius: 'sm',
    fontSize: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '&[aria-current=true]': {
      bg: 'bg.surface',
      color: 'fg',
      fontWeight: 'semibold',
      boxShadow: 'card',
      _highContrast: { outline: '2px solid Highlight' },
    },
  },
});

interface BandScaleProps {
  readonly label: string;
  readonly bands: readonly Band[];
  readonly current: string;
  readonly value: number;
}

export function BandScale({ label, bands, current, value }: BandScaleProps) {
  const lowest = bands[0]?.from ?? 0;
  const highest = bands.at(-1)?.to ?? 1;
  const share = Math.min(1, Math.max(0, (value - lowest) / (highest - lowest)));
  return (
    <div>
      <Text size="sm" fontWeight="medium">
        {label}
      </Text>
      <Track aria-hidden="true">
        {bands.map(({ key, tone, from, to }) => (
          <Segment key={key} tone={tone} isCurrent={key === current} style={{ flexGrow: to - from }} />
        ))}
        <Marker style={{ insetInlineStart: `${share * 100}%` }} />
      </Track>
      <Rows aria-label={label}>
        {bands.map((band) => (
          <Row key={band.key} aria-current={band.key === current}>
            <Segment aria-hidden="true" tone={band.tone} isCurrent boxSize="2.5" borderRadius="full" />
            <span>
              {band.key === current && (
                <VisuallyHidden>{calculatorsTexts.resultIn(band.label)}</VisuallyHidden>
              )}
              <span aria-hidden={band.key === current || undefined}>{band.label}</span>
            </span>
            <span>{band.range}</span>
          </Row>
        ))}
      </Rows>
    </div>
  );
}
