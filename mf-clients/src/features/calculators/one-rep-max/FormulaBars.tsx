import type { OneRepMaxResult } from '@formline/shared/contracts/calculators/oneRepMax';
import { keysOf } from '@formline/shared/domain/text/typedRecords';
import type { WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import { chakra, Text } from '@formline/shared/ui/core';
import { figure } from '../figures';
import { oneRepMaxTexts } from './oneRepMax.texts';

const Rows = chakra('dl', { base: { display: 'grid', gap: '1.5', mt: '2' } });
const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '{sizes.28} 1fr {sizes.24}', alignItems: 'center', gap: '3' },
});
const Term = chakra('dt', { base: { fontSize: 'sm', color: 'fg.muted' } });
const Value = chakra('dd', {
  base: { m: '0', textAlign: 'end', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
});
const Bar = chakra('span', {
  base: {
    display: 'block',
    h: '2',
    borderRadius: 'full',
    bg: 'accent',
    opacity: '0.75',
    _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight' },
  },
});

interface FormulaBarsProps {
  readonly result: OneRepMaxResult;
  readonly unit: WeightUnit;
}

/** Bars start at zero, so that their lengths are proportional to the loads. */
export function FormulaBars({
  result: { estimates, highest, left_out: leftOut = [] },
  unit,
}: FormulaBarsProps) {
  const shown = keysOf(estimates).filter((formula) => !leftOut.includes(formula));
  return (
    <div>
      <Text size="sm" fontWeight="medium">
        {oneRepMaxTexts.byFormula}
      </Text>
      <Rows>
        {shown.map((formula) => (
          <Row key={formula}>
            <Term>{oneRepMaxTexts.formulas[formula]}</Term>
            <Bar aria-hidden="true" style={{ inlineSize: `${(estimates[formula] / highest) * 100}%` }} />
            <Value>
              {figure(estimates[formula], 1)} {unit}
            </Value>
          </Row>
        ))}
      </Rows>
      {leftOut.length > 0 && (
        <Text size="sm" tone="muted" mt="2">
          {oneRepMaxTexts.leftOut(leftOut.map((formula) => oneRepMaxTexts.formulas[formula]))}
        </Text>
      )}
    </div>
  );
}
