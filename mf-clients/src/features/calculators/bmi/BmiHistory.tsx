import { bmiGranularities } from '@formline/shared/contracts/calculators/bmi';
import { chakra, Heading, IconButton, lazyPart, Skeleton, Stack } from '@formline/shared/ui/core';
import { SegmentedControl } from '@formline/shared/ui/controls';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { CalculationHistory } from '../history/CalculationHistory';
import type { CalculatorProps } from '../screen/useCalculator';
import { bmiTexts } from './bmi.texts';
import { bmiCallsIn, type BmiPeriod } from './bmiCalls';
import { periodName, reaches, shiftedPeriod } from './bmiPeriods';

const BmiChart = lazyPart(async () => (await import('./BmiChart')).BmiChart, {
  loading: <Skeleton h="56" />,
});

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '4',
  },
});
const Stepper = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2' } });

const granularities = bmiGranularities.map((value) => ({ value, label: bmiTexts.granularities[value] }));

export function BmiHistory({ name: label, person, units, today, canSave }: CalculatorProps) {
  const [period, setPeriod] = useState<BmiPeriod>({ currentDate: today, granularity: 'year' });
  const name = periodName(period);
  return (
    <Stack gap="5">
      <Bar>
        <div>
          <SegmentedControl
            label={bmiTexts.period}
            options={granularities}
            value={period.granularity}
            onChange={(granularity) => setPeriod({ currentDate: today, granularity })}
          />
        </div>
        <Stepper>
          <IconButton
            label={bmiTexts.earlier}
            icon={<ChevronLeft />}
            onClick={() => setPeriod(shiftedPeriod(period, -1))}
          />
          <Heading as="h3" size="sm" aria-live="polite" minW="40" textAlign="center">
            {name}
          </Heading>
          <IconButton
            label={bmiTexts.later}
            icon={<ChevronRight />}
            disabled={reaches(period, today)}
            onClick={() => setPeriod(shiftedPeriod(period, 1))}
          />
        </Stepper>
      </Bar>
      <BmiChart userId={person.id} period={period} />
      <CalculationHistory
        calls={bmiCallsIn(period)}
        userId={person.id}
        name={label}
        units={units}
        canSave={canSave}
        emptyPeriod={bmiTexts.emptyPeriod(name)}
      />
    </Stack>
  );
}
