import type { Showcase } from '../showcase/showcase';
import { Spinner } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['Spinner'],
  group: 'Feedback',
  about: 'For a control that is at work. Pages and lists show skeletons instead.',
  states: [
    {
      name: 'Sizes',
      sample: (
        <>
          <Spinner size="sm" />
          <Spinner />
        </>
      ),
    },
  ],
};
