import { chakra, Heading, Text } from '@formline/shared/ui/core';
import { deletionGuideTexts as texts } from './deletionGuide.texts';

const StepList = chakra('ol', { base: { display: 'grid', gap: '6', listStyleType: 'none' } });
const Step = chakra('li', {
  base: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '4', breakInside: 'avoid' },
});
const Figure = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    borderRadius: 'full',
    border: 'thin',
    borderColor: 'accent',
    bg: 'accent.subtle',
    color: 'accent.text',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
});

export function DeletionSteps() {
  return (
    // Safari drops the list role of unmarked lists.
    <StepList role="list">
      {texts.steps.map(({ title, text }, index) => (
        <Step key={title}>
          <Figure>{index + 1}</Figure>
          <chakra.div pt="1">
            <Heading as="h2" size="md">
              {title}
            </Heading>
            <Text tone="muted" size="lg" mt="1" textWrap="pretty">
              {text}
            </Text>
          </chakra.div>
        </Step>
      ))}
    </StepList>
  );
}
