import type { MaxHeartRateResult } from '@formline/shared/contracts/calculators/maxHeartRate';
import { chakra } from '@formline/shared/ui/core';
import { maxHeartRateTexts as texts } from './maxHeartRate.texts';

const tones = ['neutral', 'upcoming', 'complete', 'incomplete', 'missed'] as const;

const Table = chakra('table', {
  base: { w: 'full', borderCollapse: 'separate', borderSpacing: '0 {spacing.1.5}' },
});
const Caption = chakra('caption', { base: { textAlign: 'start', fontSize: 'sm', color: 'fg.subtle' } });
const CaptionTitle = chakra('span', {
  base: { display: 'block', fontWeight: 'medium', color: 'fg' },
});
const Cell = chakra('td', {
  base: {
    px: '3',
    py: '2',
    '&:first-child': { borderStartRadius: 'md' },
    '&:last-child': { borderEndRadius: 'md', textAlign: 'end', fontWeight: 'semibold' },
    fontVariantNumeric: 'tabular-nums',
  },
});
const ZoneRow = chakra('tr', {
  variants: {
    tone: {
      neutral: { bg: 'status.neutral.bg', color: 'status.neutral.fg' },
      upcoming: { bg: 'status.upcoming.bg', color: 'status.upcoming.fg' },
      complete: { bg: 'status.complete.bg', color: 'status.complete.fg' },
      incomplete: { bg: 'status.incomplete.bg', color: 'status.incomplete.fg' },
      missed: { bg: 'status.missed.bg', color: 'status.missed.fg' },
    },
  },
});

export function ZoneTable({ result: { zones, zone_method } }: { readonly result: MaxHeartRateResult }) {
  return (
    <Table>
      <Caption>
        <CaptionTitle>{texts.zones}</CaptionTitle>
        {zone_method === 'percent_of_reserve' ? texts.ofReserve : texts.ofMaximum}
      </Caption>
      <tbody>
        {zones.map(({ zone, from_percent, to_percent, from, to }, index) => (
          <ZoneRow key={zone} tone={tones[index] ?? 'neutral'}>
            <Cell as="th" scope="row" textAlign="start" fontWeight="semibold">
              {texts.zone(zone)}
            </Cell>
            <Cell>{texts.zoneNames[index]}</Cell>
            <Cell>{texts.percent(from_percent, to_percent)}</Cell>
            <Cell>{texts.beats(from, to)}</Cell>
          </ZoneRow>
        ))}
      </tbody>
    </Table>
  );
}
