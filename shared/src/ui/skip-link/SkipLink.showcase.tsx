import type { Showcase } from '../showcase/showcase';
import { SkipLink } from './SkipLink';
import { Text } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['SkipLink'],
  group: 'Page',
  about: 'The first stop of the Tab key: leads past the navigation.',
  states: [
    {
      name: 'Seen while it has focus, at the top of the page',
      isWide: true,
      sample: (
        <>
          <SkipLink targetId="kit" />
          <Text tone="muted">Press Tab here.</Text>
        </>
      ),
    },
  ],
};
