import type { Nutrition } from '@formline/shared/contracts/records/nutrition';
import { macroShares } from '@formline/shared/domain/clients/macroShares';
import { chakra, Text } from '@formline/shared/ui/core';
import { nutritionTexts as texts } from './nutrition.texts';

const macros = [
  { key: 'protein', label: texts.protein, color: 'chart.1' },
  { key: 'carbohydrates', label: texts.carbohydrates, color: 'chart.2' },
  { key: 'fat', label: texts.fat, color: 'chart.3' },
] as const;

const Bar = chakra('div', { base: { display: 'flex', gap: '0.5', h: '2', my: '4' } });
const Part = chakra('span', { base: { borderRadius: 'full', minW: '1' } });
const Rows = chakra('dl', { base: { display: 'grid', gap: '2' } });
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto {spacing.12}',
    alignItems: 'center',
    gap: '2',
    fontVariantNumeric: 'tabular-nums',
    '& dd': { textAlign: 'end' },
  },
});
const Sign = chakra('span', { base: { boxSize: '2.5', borderRadius: 'xs' } });

export function MacroShares({ eaten }: { readonly eaten: Nutrition }) {
  const shares = macroShares(eaten);
  return (
    <>
      <Text>
        <chakra.span fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {texts.calories(eaten.calories)}
        </chakra.span>{' '}
        <chakra.span color="fg.muted">{texts.perDay}</chakra.span>
      </Text>
      <Bar aria-hidden="true">
        {macros.map(({ key, color }) => (
          <Part key={key} bg={color} style={{ flexGrow: shares[key] }} />
        ))}
      </Bar>
      <Rows>
        {macros.map(({ key, label, color }) => (
          <Row key={key}>
            <Sign bg={color} aria-hidden="true" />
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd fontWeight="medium">{texts.grams(eaten[key])}</chakra.dd>
            <chakra.dd color="fg.muted">{texts.share(shares[key])}</chakra.dd>
          </Row>
        ))}
      </Rows>
    </>
  );
}
