import type { Showcase } from '../showcase/showcase';
import { ErrorState } from './ErrorState';

const handleRetry = () => undefined;

export const showcase: Showcase = {
  of: ['ErrorState'],
  group: 'Feedback',
  about: 'A part that could not be shown, in the place of the part, with a way to try again.',
  states: [
    {
      name: 'With retry',
      isWide: true,
      sample: (
        <ErrorState
          title="We couldn’t load your clients"
          text="Check your connection and try again."
          onRetry={handleRetry}
        />
      ),
    },
    {
      name: 'Retrying',
      isWide: true,
      sample: <ErrorState title="We couldn’t load your clients" onRetry={handleRetry} isRetrying />,
    },
    {
      name: 'Nothing to try',
      isWide: true,
      sample: <ErrorState title="This client is not in your list" text="It may have been removed." />,
    },
  ],
};
