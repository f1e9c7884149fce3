import type { Showcase } from '../showcase/showcase';
import { PrintButton } from './PrintButton';

export const showcase: Showcase = {
  of: ['PrintButton'],
  group: 'Actions',
  about: 'Prints its children in place of the page. The browser’s own command prints them too.',
  states: [
    {
      name: 'Default',
      sample: (
        <PrintButton label="Print workout" title="Leg Day">
          <h1>Leg Day</h1>
        </PrintButton>
      ),
    },
  ],
};
