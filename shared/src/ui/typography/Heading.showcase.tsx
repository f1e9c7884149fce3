import type { Showcase } from '../showcase/showcase';
import { Heading } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['Heading'],
  group: 'Content',
  about: 'A heading. `as` gives its level, `size` its look; the two are chosen apart.',
  states: [
    {
      name: 'Sizes',
      isWide: true,
      sample: (['2xl', 'xl', 'lg', 'md', 'sm'] as const).map((size) => (
        <Heading key={size} as="h4" size={size} mb="2">
          Leg Day for Size
        </Heading>
      )),
    },
  ],
};
