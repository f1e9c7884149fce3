import { Button, chakra, Heading, Stack, Text } from '@formline/shared/ui/core';
import { Check } from 'lucide-react';
import { calculatorsTexts } from './calculators.texts';
import type { CalculatorDefinition } from './screen/defineCalculator';

const Page = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6',
    minH: 'full',
    py: '8',
    mx: 'auto',
    maxW: 'prose',
  },
});
const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '20',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.text',
    '& svg': { boxSize: '9' },
  },
});
const Points = chakra('ul', { base: { display: 'grid', gap: '3', listStyle: 'none', p: '0' } });
const Point = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    color: 'fg.muted',
    '& svg': { boxSize: 'icon.sm', flexShrink: '0', mt: '0.5', color: 'accent.text' },
  },
});

interface CalculatorIntroProps extends Pick<CalculatorDefinition, 'intro' | 'icon'> {
  readonly name: string;
  readonly onStart: () => void;
}

export function CalculatorIntro({ name, intro: { lead, points }, icon, onStart }: CalculatorIntroProps) {
  return (
    <Page>
      <Sign aria-hidden="true">{icon}</Sign>
      <Stack gap="2" textAlign="center">
        <Heading as="h3" size="lg">
          {name}
        </Heading>
        <Text size="lg" tone="muted" textWrap="balance">
          {lead}
        </Text>
      </Stack>
      <Points>
        {points.map((point) => (
          <Point key={point}>
            <Check aria-hidden="true" />
            <span>{point}</span>
          </Point>
        ))}
      </Points>
      <Button variant="primary" size="lg" onClick={onStart}>
        {calculatorsTexts.start}
      </Button>
    </Page>
  );
}
