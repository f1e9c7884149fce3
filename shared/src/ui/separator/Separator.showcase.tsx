import type { Showcase } from '../showcase/showcase';
import { Separator } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['Separator'],
  group: 'Content',
  about: 'A thin line between two parts. Empty space is often enough.',
  states: [{ name: 'Default', sample: <Separator /> }],
};
