import { chakra } from '@chakra-ui/react/styled-system';
import type { Showcase } from '../showcase/showcase';

const Sample = chakra('div', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '24',
    me: '6',
    bg: 'bg.surface',
    border: 'thin',
    borderColor: 'border',
    fontSize: 'xs',
    color: 'fg.muted',
  },
});

export const showcase: Showcase = {
  of: ['Shapes'],
  group: 'Foundations',
  about: 'A grid of eight pixels, four inside controls; cards with a radius of 12 and one quiet shadow.',
  states: [
    {
      name: 'Radii',
      isWide: true,
      ground: 'page',
      sample: (['xs', 'sm', 'md', 'lg', 'full'] as const).map((radius) => (
        <Sample key={radius} borderRadius={radius}>
          {radius}
        </Sample>
      )),
    },
    {
      name: 'Shadows',
      isWide: true,
      ground: 'page',
      sample: (['card', 'overlay'] as const).map((shadow) => (
        <Sample key={shadow} borderRadius="lg" boxShadow={shadow}>
          {shadow}
        </Sample>
      )),
    },
    {
      name: 'Steps of space',
      isWide: true,
      sample: (['1', '2', '3', '4', '6', '8', '12', '16'] as const).map((step) => (
        <chakra.div key={step} display="flex" alignItems="center" gap="3" mb="1.5">
          <chakra.span w="8" fontSize="xs" color="fg.subtle">
            {step}
          </chakra.span>
          <chakra.span h="3" w={step} bg="accent" borderRadius="xs" />
        </chakra.div>
      )),
    },
  ],
};
