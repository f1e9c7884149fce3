import type { Showcase } from '../showcase/showcase';
import { ShowMore } from './ShowMore';

const days = Array.from({ length: 5 }, (_, index) => `Day ${index + 1}`);

export const showcase: Showcase = {
  of: ['ShowMore'],
  group: 'Actions',
  about: 'A long list step by step: the first items, and a button for the next ones.',
  states: [
    {
      name: 'More than shown',
      sample: (
        <ShowMore items={days} step={2}>
          {(shown) => shown.map((day) => <p key={day}>{day}</p>)}
        </ShowMore>
      ),
    },
    {
      name: 'All shown',
      sample: <ShowMore items={days}>{(shown) => shown.map((day) => <p key={day}>{day}</p>)}</ShowMore>,
    },
  ],
};
