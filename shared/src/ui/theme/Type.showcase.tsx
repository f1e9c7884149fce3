import { chakra } from '@chakra-ui/react/styled-system';
import type { Showcase } from '../showcase/showcase';

const sizes = [
  ['3xl', '32'],
  ['2xl', '24'],
  ['xl', '20'],
  ['lg', '16'],
  ['md', '14'],
  ['sm', '13'],
  ['xs', '12'],
] as const;

export const showcase: Showcase = {
  of: ['Type'],
  group: 'Foundations',
  about: 'Inter, one step of weight between two levels, nothing under 12 pixels.',
  states: [
    {
      name: 'Sizes',
      isWide: true,
      sample: sizes.map(([size, pixels]) => (
        <chakra.div key={size} display="flex" alignItems="baseline" gap="4" mb="2">
          <chakra.span w="16" fontSize="xs" color="fg.subtle">
            {size} · {pixels}
          </chakra.span>
          <chakra.span fontSize={size} lineHeight="tight">
            Plan the work. See it done.
          </chakra.span>
        </chakra.div>
      )),
    },
    {
      name: 'Weights',
      isWide: true,
      sample: (['normal', 'medium', 'semibold', 'bold'] as const).map((weight) => (
        <chakra.span key={weight} fontWeight={weight} fontSize="lg" me="6">
          {weight}
        </chakra.span>
      )),
    },
  ],
};
