import type { Showcase } from '../showcase/showcase';
import { Reveal } from './Reveal';
import { Text } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['Reveal'],
  group: 'Overlays',
  about: 'Lets a part appear once, softly. At once for those who asked their system for less movement.',
  states: [
    {
      name: 'Seen when the page comes',
      sample: (
        <Reveal>
          <Text>Saved a moment ago</Text>
        </Reveal>
      ),
    },
  ],
};
