import { chakra } from '@chakra-ui/react/styled-system';
import type { Showcase } from '../showcase/showcase';
import { Text } from '../styled/styledParts';

const Swatches = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '4' },
});
const Swatch = chakra('div', {
  base: { h: '12', border: 'thin', borderColor: 'border', borderRadius: 'md' },
});
const Word = chakra('div', {
  base: { display: 'flex', alignItems: 'center', h: '12', px: '3', borderRadius: 'md', fontWeight: 'medium' },
});

const swatches = (names: readonly string[]) => (
  <Swatches>
    {names.map((name) => (
      <div key={name}>
        <Swatch bg={name} />
        <Text size="xs" tone="muted" mt="1">
          {name}
        </Text>
      </div>
    ))}
  </Swatches>
);
const words = (names: readonly string[]) => (
  <Swatches>
    {names.map((name) => (
      <Word key={name} bg={`${name}.bg`} color={`${name}.fg`}>
        {name.replace(/.*\./, '')}
      </Word>
    ))}
  </Swatches>
);

export const showcase: Showcase = {
  of: ['Colors'],
  group: 'Foundations',
  about: 'Named by what they mean. Each is a pair for the light and the dark scheme, checked for contrast.',
  states: [
    {
      name: 'Grounds',
      isWide: true,
      sample: swatches(['bg', 'bg.surface', 'bg.subtle', 'bg.muted', 'bg.hover', 'bg.selected']),
    },
    {
      name: 'Text, edges, focus',
      isWide: true,
      sample: swatches([
        'fg',
        'fg.muted',
        'fg.subtle',
        'border',
        'border.control',
        'border.strong',
        'focusRing',
      ]),
    },
    {
      name: 'Accent and danger',
      isWide: true,
      sample: swatches([
        'accent',
        'accent.hover',
        'accent.active',
        'accent.subtle',
        'danger',
        'danger.hover',
        'danger.subtle',
      ]),
    },
    {
      name: 'Status',
      isWide: true,
      sample: words(
        ['complete', 'incomplete', 'missed', 'upcoming', 'neutral'].map((status) => `status.${status}`),
      ),
    },
    {
      name: 'People',
      isWide: true,
      sample: words(['1', '2', '3', '4', '5', '6', '7', '8'].map((index) => `avatar.${index}`)),
    },
    {
      name: 'Program banners',
      isWide: true,
      sample: swatches(
        [
          'beginners',
          'generalFitness',
          'intervalTraining',
          'lifestyle',
          'maximalStrength',
          'muscleGain',
          'power',
          'stabilizationEndurance',
          'wakeupWorkout',
        ].flatMap((look) => [`program.${look}.from`, `program.${look}.to`]),
      ),
    },
    {
      name: 'Navigation',
      isWide: true,
      sample: swatches(['nav.bg', 'nav.hover', 'nav.active', 'nav.border', 'nav.indicator']),
    },
  ],
};
