import { Plus } from 'lucide-react';
import type { Showcase } from '../showcase/showcase';
import { EmptyState } from './EmptyState';
import { Button } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['EmptyState'],
  group: 'Feedback',
  about: 'A list with nothing in it: says so, says what to do, and offers it.',
  states: [
    {
      name: 'With the way out',
      isWide: true,
      sample: (
        <EmptyState
          title="No groups yet"
          text="A group gets the same program at once, and each member keeps a calendar of their own."
          action={
            <Button variant="primary" icon={<Plus />}>
              Create group
            </Button>
          }
        />
      ),
    },
    { name: 'Without', isWide: true, sample: <EmptyState title="No Search Results Found." /> },
  ],
};
