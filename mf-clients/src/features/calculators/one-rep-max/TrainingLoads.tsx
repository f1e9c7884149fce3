import type { OneRepMaxResult } from '@formline/shared/contracts/calculators/oneRepMax';
import { chakra, Text } from '@formline/shared/ui/core';
import { oneRepMaxTexts } from './oneRepMax.texts';
import { rangeText } from './rangeText';

const PARTS = [95, 90, 85, 80, 75, 70, 65, 60];

const Parts = chakra('dl', {
  base: { display: 'grid', gap: '2', mt: '2', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const Part = chakra('div', {
  base: { p: '2.5', bg: 'bg.surface', border: 'thin', borderColor: 'border', borderRadius: 'md' },
});
const Percent = chakra('dt', { base: { fontSize: 'xs', color: 'fg.subtle' } });
const Load = chakra('dd', {
  base: { m: '0', fontSize: 'sm', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
});

export function TrainingLoads({ result: { lowest, highest } }: { readonly result: OneRepMaxResult }) {
  return (
    <div>
      <Text size="sm" fontWeight="medium">
        {oneRepMaxTexts.loads}
      </Text>
      <Text size="sm" tone="subtle">
        {oneRepMaxTexts.loadsNote}
      </Text>
      <Parts>
        {PARTS.map((percent) => (
          <Part key={percent}>
            <Percent>{oneRepMaxTexts.percentOf(percent)}</Percent>
            <Load>
              {rangeText({
                lowest: Math.round((lowest * percent) / 100),
                highest: Math.round((highest * percent) / 100),
              })}
            </Load>
          </Part>
        ))}
      </Parts>
    </div>
  );
}
