import type { Showcase } from '../showcase/showcase';
import { Banner } from './Banner';
import { Button } from '../styled/styledParts';

export const showcase: Showcase = {
  of: ['Banner'],
  group: 'Feedback',
  about: 'A strip below the navigation, for what holds until somebody acts.',
  states: [
    {
      name: 'Warning, with its action',
      isWide: true,
      sample: (
        <Banner tone="warning" action={<Button size="sm">Upgrade</Button>}>
          Your subscription has expired. Upgrade to access all clients.
        </Banner>
      ),
    },
    {
      name: 'Info, which can be dismissed',
      isWide: true,
      sample: (
        <Banner onDismiss={() => undefined}>A new version is ready. It comes with the next reload.</Banner>
      ),
    },
    {
      name: 'Problem',
      isWide: true,
      sample: <Banner tone="error">You are offline. What you see may be out of date.</Banner>,
    },
  ],
};
