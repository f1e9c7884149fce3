import type { Showcase } from '../showcase/showcase';
import { Badge } from './Badge';

export const showcase: Showcase = {
  of: ['Badge'],
  group: 'Content',
  about: 'A word on a quiet ground, for a state or a kind. The word says what the colour says.',
  states: [
    {
      name: 'Tones',
      isWide: true,
      sample: (
        <>
          <Badge>Mobility</Badge> <Badge tone="accent">Active</Badge> <Badge tone="complete">Complete</Badge>{' '}
          <Badge tone="incomplete">Incomplete</Badge> <Badge tone="missed">Missed</Badge>{' '}
          <Badge tone="upcoming">Upcoming</Badge>
        </>
      ),
    },
  ],
};
