import { CircleAlert, Wrench } from 'lucide-react';
import type { Showcase } from '../showcase/showcase';
import { StatePanel } from './StatePanel';
import { Button } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['StatePanel'],
  group: 'Feedback',
  about: 'How things stand with a part of the page, in its place. A part that failed is an ErrorState.',
  states: [
    {
      name: 'Switched off',
      isWide: true,
      sample: (
        <StatePanel
          title="This part is switched off for now"
          icon={<Wrench />}
          tone="accent"
          text="We are moving the groups. Back at noon."
        />
      ),
    },
    {
      name: 'Failed, with a way out',
      isWide: true,
      sample: (
        <StatePanel title="The film could not be shown" icon={<CircleAlert />} tone="danger" isAlert>
          <Button mt="4">Show the picture</Button>
        </StatePanel>
      ),
    },
  ],
};
