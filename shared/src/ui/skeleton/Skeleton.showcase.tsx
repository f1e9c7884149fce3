import type { Showcase } from '../showcase/showcase';
import { Skeleton } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['Skeleton'],
  group: 'Feedback',
  about: 'A grey shape where content will stand, in the size of what comes.',
  states: [
    { name: 'Bar', sample: <Skeleton w="40" /> },
    { name: 'Circle', sample: <Skeleton shape="circle" boxSize="12" /> },
    { name: 'Card', sample: <Skeleton shape="card" w="full" h="16" /> },
  ],
};
