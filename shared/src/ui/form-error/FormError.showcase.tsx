import type { Showcase } from '../showcase/showcase';
import { FormError } from './FormError';

export const showcase: Showcase = {
  of: ['FormError'],
  group: 'Forms',
  about: 'What the server said about a form as a whole, above its buttons.',
  states: [
    {
      name: 'Default',
      isWide: true,
      sample: <FormError>The changes could not be saved. Nothing you typed is lost; try again.</FormError>,
    },
  ],
};
